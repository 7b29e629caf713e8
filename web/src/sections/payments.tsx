/** What is paid for, when and to whom: a table of an aeronautical publication, which on a phone is a list. */
import type { Payment } from "../generated/Payment";
import type { Payments as Data } from "../generated/Payments";
import type { PaymentLabels } from "../generated/PaymentLabels";
import { DataCell } from "../ui/data-cell";
import { SectionFrame, SectionHeading } from "../ui/section";
import type { SectionProps } from "./section-props";

const COLUMNS = ["what", "when", "payee", "amount"] as const;

export default function Payments(props: SectionProps<Data>) {
  const { id, ground = "ink", title, text, labels, rows, note } = props;
  return (
    <SectionFrame ground={ground} id={id} grid>
      <SectionHeading title={title} text={text} />
      <div className="prose hidden md:block lg:max-w-none">
        <table>
          <thead>
            <tr>
              {COLUMNS.map((column) => (
                <th key={column} scope="col">
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
      </div>
      <ul className="border-t border-line md:hidden">
        {rows.map((row) => (
          <ListRow key={row.what} row={row} labels={labels} />
        ))}
      </ul>
      {note && <p className="mt-6 max-w-[65ch] text-sm text-muted">{note}</p>}
    </SectionFrame>
  );
}

function TableRow({ row }: { row: Payment }) {
  return (
    <tr>
      <td>{row.what}</td>
      <td>{row.when}</td>
      <td>{row.payee}</td>
      <td className="data text-accent">{row.amount}</td>
    </tr>
  );
}

function ListRow({ row, labels }: { row: Payment; labels: PaymentLabels }) {
  return (
    <li className="border-b border-line py-6">
      <h3 className="text-lg leading-snug">{row.what}</h3>
      <p className="mt-2 text-base text-muted">{row.when}</p>
      <dl className="mt-4 grid grid-cols-2 gap-x-8">
        <DataCell label={labels.payee} value={row.payee} />
        <DataCell label={labels.amount} value={row.amount} />
      </dl>
    </li>
  );
}
