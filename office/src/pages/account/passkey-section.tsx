/** Somebody's passkeys, and the form for one more. */
import { readPasskeys } from "../../api/staff";
import { useLoad } from "../../load/use-load";
import { NoContact } from "../../ui/failure";
import { Sweep } from "../../ui/sweep";
import { useWords } from "../../words/words";
import { AddPasskey } from "./add-passkey";
import { PasskeyRow } from "./passkey-row";

export function PasskeySection() {
  const { t } = useWords();
  const { data, error, reload } = useLoad("passkeys", readPasskeys);
  return (
    <section className="part" aria-labelledby="passkeys">
      <h2 id="passkeys">{t("passkeys.title")}</h2>
      <p className="section-about">{t(data?.length === 1 ? "passkeys.onlyOne" : "passkeys.about")}</p>
      {data ? (
        <ul className="rows">
          {data.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} isLast={data.length === 1} onChange={reload} />
          ))}
        </ul>
      ) : (
        !error && <Sweep label={t("loading")} />
      )}
      {error && <NoContact error={error} onRetry={() => void reload()} />}
      {data && <AddPasskey onAdd={reload} />}
    </section>
  );
}
