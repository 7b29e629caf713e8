/** The next step at the foot of the sheet: ask, call while somebody picks up, and each centre's number. */
import { AskLink } from "../features/leads/ask-link";
import { usePage, useText } from "../site/page-context";
import { PhoneLink } from "../site/phone-link";
import { useOffice } from "../site/use-office";

/** The clock is looked at when the sheet has been opened. */
export function MenuContact({ wasOpened }: { wasOpened: boolean }) {
  const { frame } = usePage();
  const t = useText();
  return (
    <div className="mt-auto pt-6">
      <AskLink className="button button-primary w-full">{t("frame.ask")}</AskLink>
      {wasOpened && <MenuCall />}
      <ul className="mt-4 grid grid-cols-2 gap-4">
        {frame.centres.map((centre) => (
          <li key={centre.href}>
            <p className="label">{centre.name}</p>
            <PhoneLink phone={centre.phone} className="flex min-h-11 items-center text-sm" />
          </li>
        ))}
      </ul>
    </div>
  );
}

function MenuCall() {
  const t = useText();
  const office = useOffice();
  return (
    office && (
      <>
        {office.call && (
          <a href={office.call} className="button button-secondary mt-3 w-full">
            {t("frame.callCentre", { centre: office.centre.name })}
          </a>
        )}
        <p className="mt-3 text-center text-sm text-muted">{office.line}</p>
      </>
    )
  );
}
