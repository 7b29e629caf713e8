/** An address that does not exist: a scope that has lost its only target. */
import { useEffect, useState } from "react";
import { ActionLink } from "../features/leads/actions";
import type { NotFound as NotFoundData } from "../generated/NotFound";
import { navigationApi } from "../site/navigation-api";
import { usePage, useText } from "../site/page-context";
import { MotionButton } from "../ui/motion-button";
import { LostScope } from "../ui/radar/lost-scope";
import { useHydrated } from "../ui/use-hydrated";
import type { SectionProps } from "./section-props";

export default function NotFound({
  id,
  title,
  message,
  pathLabel,
  statusLabel,
  status,
  home,
  back,
}: SectionProps<NotFoundData>) {
  const t = useText();
  const path = useRequestedPath();
  return (
    <section id={id} className="ground-ink relative isolate overflow-hidden pt-(--header)">
      <div className="wrap grid min-h-[calc(100svh-var(--header))] items-center gap-y-8 py-10 lg:grid-cols-[minmax(0,10fr)_minmax(0,11fr)] lg:gap-x-6">
        <div className="relative z-10">
          <p className="not-found-code">404</p>
          <h1 className="mt-4 text-title leading-[1.08]">{title}</h1>
          <p className="data mt-4 text-muted">{message}</p>
          <dl className="not-found-log">
            <LogLine label={pathLabel} value={path} />
            <LogLine label={statusLabel} value={status} />
          </dl>
          <div className="mt-9 flex flex-wrap gap-x-4 gap-y-3">
            <ActionLink action={home} />
            <BackButton label={back} home={home.href} />
          </div>
        </div>
        <div className="relative radar-hero-scope">
          <LostScope label={t("radar.lost")} path={path} />
          <MotionButton
            words={{ pause: t("carousel.pause"), play: t("carousel.play") }}
            className="absolute bottom-2 left-3"
          />
        </div>
      </div>
    </section>
  );
}

/** What the visitor asked for. The server puts it in; a navigation inside the browser reads it from the address bar. */
function useRequestedPath(): string {
  const { requestedPath } = usePage();
  const [here, setHere] = useState("");
  const path = requestedPath ?? here;
  useEffect(() => setHere(window.location.pathname), []);
  useEffect(() => {
    if (path) {
      console.warn(`404: there is no page at ${path}`);
    }
  }, [path]);
  return path;
}

function LogLine({ label, value }: { label: string; value: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}

/** To the page of this site before it; home where there is none, as for who opened the address directly. */
function goBack(home: string): void {
  if (navigationApi()?.canGoBack ?? window.history.length > 1) {
    window.history.back();
  } else {
    window.location.assign(home);
  }
}

/** Holds its place without JavaScript, where it could do nothing. */
function BackButton({ label, home }: { label: string; home: string }) {
  const hydrated = useHydrated();
  return (
    <button
      type="button"
      className={`button button-secondary ${hydrated ? "" : "invisible"}`}
      onClick={() => goBack(home)}
    >
      {label}
    </button>
  );
}
