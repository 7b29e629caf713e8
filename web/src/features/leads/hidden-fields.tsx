/** What goes with the text: which form, in which language, from which page and campaign; and a honeypot for robots. */
import { useEffect, useState } from "react";
import { usePage, useText } from "../../site/page-context";
import { campaignOfVisit } from "./campaign";
import type { FormKind } from "./form-kinds";

/** When each form was first there: one that is opened a second time was read and begun before. */
const firstSeen: Partial<Record<FormKind, number>> = {};

export function HiddenFields({ kind, anchor }: { kind: FormKind; anchor?: string | undefined }) {
  const { language, addresses } = usePage();
  const t = useText();
  const [started, setStarted] = useState("");
  const [campaign, setCampaign] = useState("");
  useEffect(() => {
    setStarted(String((firstSeen[kind] ??= Date.now())));
    setCampaign(campaignOfVisit());
  }, [kind]);
  const address = addresses?.[language] ?? "";
  return (
    <>
      <input type="hidden" name="form" value={kind} />
      <input type="hidden" name="lang" value={language} />
      <input type="hidden" name="origen_url" value={anchor ? `${address}#${anchor}` : address} />
      <input type="hidden" name="started" value={started} />
      {campaign && <input type="hidden" name="campaign" value={campaign} />}
      <div className="sr-only" aria-hidden="true">
        <label>
          {t("form.leaveEmpty")}
          <input type="text" name="website" tabIndex={-1} autoComplete="off" defaultValue="" />
        </label>
      </div>
    </>
  );
}
