/** A section that fails keeps the server's HTML, or shows a message and a way on; the rest of the page stays. */
import { Component, useEffect, useLayoutEffect, useRef, type ReactNode } from "react";
import type { PageData } from "../generated/PageData";
import { useText } from "../site/page-context";
import { sectionHydrated } from "./hydration";
import { serverHtmlOf } from "./server-html";

type BoundaryProps = { page: PageData; index: number; children: ReactNode };

type BoundaryState = { page: PageData; failed: boolean };

export class SectionErrorBoundary extends Component<BoundaryProps, BoundaryState> {
  override state = { page: this.props.page, failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  /** In another language the section is tried anew. */
  static getDerivedStateFromProps({ page }: BoundaryProps, state: BoundaryState) {
    return state.page === page ? null : { page, failed: false };
  }

  override render() {
    if (!this.state.failed) {
      return this.props.children;
    }
    const nodes = serverHtmlOf(this.props.page, this.props.index);
    return nodes ? <ServerHtml nodes={nodes} /> : <Failure />;
  }
}

/** Copies, with what was typed: React has left its marks on the nodes themselves. */
function ServerHtml({ nodes }: { nodes: Node[] }) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(
    () => place.current?.replaceChildren(...nodes.map((node) => node.cloneNode(true))),
    [nodes],
  );
  useEffect(sectionHydrated, []);
  return <div ref={place} className="contents" />;
}

function Failure() {
  const t = useText();
  return (
    <section className="ground-ink section" role="alert">
      <div className="wrap">
        <h2 className="heading-2">{t("error.title")}</h2>
        <p>{t("error.text")}</p>
        <button type="button" className="button button-secondary" onClick={() => window.location.reload()}>
          {t("error.reload")}
        </button>
      </div>
    </section>
  );
}
