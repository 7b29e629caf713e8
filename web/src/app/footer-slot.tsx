/** The foot of the page. Nobody needs its script to begin: until it has come, what the server wrote stands there. */
import { use, type ComponentType } from "react";
import { importAgain } from "../site/import-again";
import { sectionHydrated } from "./hydration";
import { HydrationSignal } from "./hydration-signal";
import { SectionBoundary } from "./section-boundary";

let provided: ComponentType | null = null;
let loading: Promise<ComponentType> | null = null;

/** On the server, which has everything at once. */
export function provideFooter(component: ComponentType): void {
  provided = component;
}

/** A script that does not come leaves what the server wrote. */
async function load(): Promise<ComponentType> {
  try {
    return (await importAgain(() => import("./footer"))).Footer;
  } catch {
    sectionHydrated();
    return new Promise(() => undefined);
  }
}

function LoadedFooter() {
  const Footer = provided ?? use((loading ??= load()));
  return (
    <>
      <Footer />
      <HydrationSignal />
    </>
  );
}

export function FooterSlot() {
  return (
    <SectionBoundary>
      <LoadedFooter />
    </SectionBoundary>
  );
}
