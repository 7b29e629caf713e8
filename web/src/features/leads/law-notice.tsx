/** The first layer of information that data protection law asks for beside a form. */
import { usePage, useText } from "../../site/page-context";
import type { FormKind } from "./form-kinds";

export function LawNotice({ kind }: { kind: FormKind }) {
  const { frame } = usePage();
  const t = useText();
  const policy = frame.policies[0];
  const rows: [string, string][] = [
    [t("law.responsible"), frame.legalName],
    [t("law.purpose"), t("law.purposeText")],
    [t("law.basis"), t(kind === "services" ? "law.basisServices" : "law.basisText")],
    [t("law.rights"), t("law.rightsText")],
  ];
  return (
    <div className="mt-8 border-t border-line pt-5 text-note leading-relaxed text-muted">
      <p className="label">{t("law.title")}</p>
      <dl className="mt-3 grid gap-x-6 gap-y-1.5 md:grid-cols-[max-content_1fr]">
        {rows.map(([term, words]) => (
          <div key={term} className="md:col-span-2 md:grid md:grid-cols-subgrid">
            <dt className="font-display font-bold text-fg">{term}</dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
      {policy && (
        <p className="mt-2">
          {t("law.more")}:{" "}
          <a href={policy.href} className="link">
            {policy.label}
          </a>
        </p>
      )}
    </div>
  );
}
