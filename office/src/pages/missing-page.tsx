/** There is no such page, or it is not for this person. */
import { Link } from "../router/link";
import { Page } from "../ui/page";
import { useWords } from "../words/words";

export function MissingPage({ why }: { why: "address" | "role" }) {
  const { t } = useWords();
  return (
    <Page title={t(`missing.${why}Title`)} about={t(`missing.${why}`)}>
      <p>
        <Link to={{ page: "home" }} className="link">
          {t("missing.back")}
        </Link>
      </p>
    </Page>
  );
}
