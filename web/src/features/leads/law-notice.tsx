/** The first layer of information that data protection law asks for beside a form: who, and on demand the rest. */
import { usePage, useText } from "../../site/page-context";
import type { FormKind } from "./form-kinds";

export function LawNotice({ kind }: { kind: FormKind }) {
  const { frame } = usePage();
  const t = useText();
  const policy = frame.policies[0];
  const rows: [string, string][] = [
    [t("law.purpose"), t("law.purposeText")],
    [t("law.basis"), t(kind === "services" ? "law.basisServices" : "law.basisText")],
    [t("law.rights"), t("law.rightsText")],
  ];
  return (
    <div className="mt-6 border-t border-line pt-3 text-note leading-relaxed text-muted">
      <details>
        <summary className="label cursor-pointer py-2">{t("law.title")}</summary>
        <dl className="mt-1 mb-3 grid gap-x-6 gap-y-1.5 md:grid-cols-[max-content_1fr]">
          {rows.map(([term, words]) => (
            <div key={term} className="md:col-span-2 md:grid md:grid-cols-subgrid">
              <dt className="font-display font-bold text-fg">{term}</dt>
              <dd>{words}</dd>
            </div>
          ))}
        </dl>
      </details>
      <p>
        {t("law.responsible")}: {frame.legalName}
        {policy && (
          <>
            {" · "}
            <a href={policy.href} className="link">
              {policy.label}
            </a>
          </>
        )}
      </p>
    </div>
  );
}
