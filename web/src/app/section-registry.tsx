/**
 * One component per section kind, found by file name: `sections/faq.tsx` shows kind `faq`.
 * The server has them all; a browser loads those of the page it shows.
 */
import { use, type ComponentType } from "react";
import type { PageData } from "../generated/PageData";
import type { Section } from "../generated/Section";
import { importAgain } from "../site/import-again";
import { SectionErrorBoundary } from "./error-boundary";
import { HydrationSignal } from "./hydration-signal";
import { SectionBoundary } from "./section-boundary";

type Kind = Section["kind"];
type SectionComponent = ComponentType<Section>;
type Loader = () => Promise<{ default: unknown }>;

const ready = new Map<string, SectionComponent>();
const loaders = new Map<string, Loader>();
const loading = new Map<string, Promise<SectionComponent>>();
/** React must find the failure of a load again; the next page may ask anew. */
const failed = new Set<string>();

function kindOf(file: string): string {
  return file.replace(/^.*\//, "").replace(/\.tsx$/, "");
}

/** On the server: every section at once. */
export function registerSections(modules: Record<string, unknown>): void {
  for (const [file, component] of Object.entries(modules)) {
    ready.set(kindOf(file), component as SectionComponent);
  }
}

/** In the browser: how to load each section. */
export function registerLoaders(modules: Record<string, () => Promise<unknown>>): void {
  for (const [file, loader] of Object.entries(modules)) {
    loaders.set(kindOf(file), loader as Loader);
  }
}

function load(kind: Kind): Promise<SectionComponent> {
  const started = loading.get(kind);
  if (started) {
    return started;
  }
  const loader = loaders.get(kind);
  if (!loader) {
    throw new Error(`there is no component for section kind "${kind}"; expected sections/${kind}.tsx`);
  }
  const promise = importAgain(loader).then((module) => {
    const component = module.default as SectionComponent;
    ready.set(kind, component);
    return component;
  });
  promise.catch(() => failed.add(kind));
  loading.set(kind, promise);
  return promise;
}

/** Resolves when every section of the page can be shown without waiting. */
export async function loadSections(page: PageData): Promise<void> {
  const missing = new Set(page.sections.map(({ kind }) => kind).filter((kind) => !ready.has(kind)));
  for (const kind of missing) {
    if (failed.delete(kind)) {
      loading.delete(kind);
    }
  }
  await Promise.all([...missing].map(load));
}

function SectionView(section: Section) {
  const Component = ready.get(section.kind) ?? use(load(section.kind));
  return (
    <>
      <Component {...section} />
      <HydrationSignal />
    </>
  );
}

/** The first one fills most of the screen. */
const FIRST = 1;

/**
 * Each section hydrates by itself, in a later frame, and fails by itself. Of a page that is not whole yet those are
 * shown that fill the screen.
 */
export function PageSections({ page, isWhole }: { page: PageData; isWhole: boolean }) {
  const sections = isWhole ? page.sections : page.sections.slice(0, FIRST);
  return (
    <>
      {sections.map((section, index) => (
        <SectionErrorBoundary key={`${page.id}-${index}-${section.kind}`} page={page} index={index}>
          <SectionBoundary>
            <SectionView {...section} />
          </SectionBoundary>
        </SectionErrorBoundary>
      ))}
      {!isWhole && <div className="sections-to-come" />}
    </>
  );
}
