/** Back to the list, and on to the next one of it. */
import { KeysButton } from "../keys/keys-dialog";
import { cameFrom } from "../queue/came-from";
import { Link } from "../router/link";
import { Unseen } from "../ui/unseen";
import { useWords } from "../words/words";
import { neighbours } from "./neighbours";

export function EnquiryBar({ id }: { id: string }) {
  const { t } = useWords();
  const near = neighbours(id);
  return (
    <nav className="enquiry-bar" aria-label={t("enquiry.navigation")}>
      <Link to={{ page: "home", search: cameFrom().search }} className="enquiry-back">
        <span aria-hidden="true">←</span> {t("enquiry.back")}
      </Link>
      {near && (
        <>
          <Step id={near.previous} sign="‹" text={t("enquiry.previous")} />
          <span className="enquiry-place">
            {t("enquiry.place", { place: near.place, count: near.count })}
          </span>
          <Step id={near.next} sign="›" text={t("enquiry.next")} />
        </>
      )}
      <KeysButton />
    </nav>
  );
}

function Step({ id, sign, text }: { id: string | null; sign: string; text: string }) {
  const said = (
    <>
      <span aria-hidden="true">{sign}</span>
      <Unseen>{text}</Unseen>
    </>
  );
  // The end of the list keeps its place, so that the other one stays under the thumb.
  return id === null ? (
    <span className="step" aria-hidden="true">
      {sign}
    </span>
  ) : (
    <Link to={{ page: "enquiry", id }} className="step" title={text}>
      {said}
    </Link>
  );
}
