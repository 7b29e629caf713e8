/** An enquiry has arrived: its strip, stamped, and two ways on. */
import { useEffect } from "react";
import { trackSuccess } from "../features/consent/track-submission";
import { Actions } from "../features/leads/actions";
import type { Success as SuccessData } from "../generated/Success";
import { usePage, useText } from "../site/page-context";
import { Divider } from "../ui/divider";
import type { SectionProps } from "./section-props";

export default function Success({ id, ground = "ink", title, text, actions }: SectionProps<SuccessData>) {
  const { frame } = usePage();
  const t = useText();
  useEffect(() => void trackSuccess(frame.tags), [frame.tags]);
  return (
    <section id={id} className={`ground-${ground} chart-grid relative overflow-hidden pt-(--header)`}>
      <div className="wrap grid min-h-[calc(82svh-var(--header))] content-center py-16">
        <div className="strip strip-stamped ground-paper">
          <p className="strip-code" aria-hidden="true">
            MSG
          </p>
          <div className="px-5 py-6 md:px-8 md:py-8">
            <h1 className="max-w-[16ch] text-title leading-[1.08]">{title}</h1>
            <p className="mt-4 max-w-[34rem] text-muted">{text}</p>
          </div>
          <p className="strip-stamp">{t("chart.stamp")}</p>
        </div>
        <Divider className="mt-12 max-w-[60rem]" />
        <Actions actions={actions} className="mt-10" />
      </div>
    </section>
  );
}
