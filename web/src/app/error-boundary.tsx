/** A section that fails shows a message and a way on; the rest of the page stays. */
import { Component, type ReactNode } from "react";
import { useText } from "../site/page-context";

export class SectionErrorBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? <Failure /> : this.props.children;
  }
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
