/** What is paid for, when and to whom: a table of an aeronautical publication, which on a phone is a list. */
import type { Payment } from "../generated/Payment";
import type { Payments as Data } from "../generated/Payments";
import type { PaymentLabels } from "../generated/PaymentLabels";
import { SectionFrame, SectionHeading } from "../ui/section";
import type { SectionProps } from "./section-props";

const COLUMNS = ["what", "when", "payee", "amount"] as const;

export default function Payments(props: SectionProps<Data>) {
  const { id, ground = "ink", title, text, labels, rows, note } = props;
  return (
    <SectionFrame ground={ground} id={id} grid>
      <SectionHeading title={title} text={text} />
      <table className="hidden w-full border border-line bg-panel text-left md:table">
        <thead>
          <tr>
            {COLUMNS.map((column) => (
              <th key={column} scope="col" className="label border border-line px-5 py-3 font-normal">
                {labels[column]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <TableRow key={row.what} row={row} />
          ))}
        </tbody>
      </table>
      <ul className="border-t border-line md:hidden">
        {rows.map((row) => (
          <ListRow key={row.what} row={row} labels={labels} />
        ))}
      </ul>
      {note && <p className="mt-6 max-w-[70ch] text-sm text-muted">{note}</p>}
    </SectionFrame>
  );
}

function TableRow({ row }: { row: Payment }) {
  return (
    <tr className="align-top">
      <th scope="row" className="border border-line px-5 py-4 font-display text-base">
        {row.what}
      </th>
      <td className="border border-line px-5 py-4 text-base">{row.when}</td>
      <td className="border border-line px-5 py-4 text-base text-muted">{row.payee}</td>
      <td className="data border border-line px-5 py-4 text-sm leading-normal text-accent">{row.amount}</td>
    </tr>
  );
}

function ListRow({ row, labels }: { row: Payment; labels: PaymentLabels }) {
  return (
    <li className="border-b border-line py-5">
      <h3 className="text-lg leading-snug">{row.what}</h3>
      <dl className="mt-3 grid grid-cols-[6.5rem_1fr] gap-x-4 gap-y-2 text-base">
        {(["when", "payee", "amount"] as const).map((column) => (
          <div key={column} className="contents">
            <dt className="label pt-1">{labels[column]}</dt>
            <dd className={column === "amount" ? "data text-sm text-accent" : "text-muted"}>{row[column]}</dd>
          </div>
        ))}
      </dl>
    </li>
  );
}
