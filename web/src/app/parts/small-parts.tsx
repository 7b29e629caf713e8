/** The small parts in their states. */
import { useState } from "react";
import { Actions } from "../../features/leads/actions";
import { ReceivedStrip } from "../../features/leads/received-strip";
import type { Action } from "../../generated/Action";
import type { Ground } from "../../generated/Ground";
import type { Picture as PictureData } from "../../generated/Picture";
import { usePage, useText } from "../../site/page-context";
import { Badge } from "../../ui/badge";
import { Breadcrumb } from "../../ui/breadcrumb";
import { DataCell } from "../../ui/data-cell";
import { FilterButtons } from "../../ui/filter-buttons";
import { Picture } from "../../ui/picture";
import { SchoolEmail } from "../../site/school-email";
import { Spinner } from "../../ui/spinner";
import { IconSheet } from "./icon-sheet";
import { Specimen } from "./specimen";

const ACTIONS: Action[] = [
  { label: "Primary", href: "#parts", style: "primary" },
  { label: "Secondary", href: "#parts", style: "secondary" },
  { label: "Quiet", href: "#parts", style: "quiet" },
  {
    label: "Opens the contact form",
    href: "/contacto",
    modal: "contact",
    interest: "block-1",
    style: "secondary",
  },
  { label: "Opens the services form", href: "/contacto", modal: "services", style: "secondary" },
];

const BROKEN: PictureData = {
  src: "/media/missing.svg",
  width: 480,
  height: 320,
  sources: [],
  alt: "Placeholder",
};

export function SmallParts({ ground }: { ground: Ground }) {
  const { frame } = usePage();
  const t = useText();
  const toast = () =>
    import("../../ui/toast").then((loaded) => loaded.toast(t("form.sent"), t("toast.close")));
  return (
    <>
      <Specimen name="Button, link">
        <Actions actions={ACTIONS} />
        <p className="mt-6 flex flex-wrap items-center gap-4">
          <button type="button" className="button button-primary" disabled>
            Disabled
          </button>
          <button type="button" className="button button-secondary" onClick={() => void toast()}>
            Shows a toast
          </button>
          <a href="#parts" className="link">
            A link in a sentence
          </a>
        </p>
      </Specimen>
      <Specimen name="Badge">
        <p className="flex flex-wrap gap-3">
          {(["accent", "plain", "good", "danger"] as const).map((tone) => (
            <Badge key={tone} tone={tone}>
              {tone}
            </Badge>
          ))}
        </p>
      </Specimen>
      <Specimen name="Breadcrumb">
        <Breadcrumb
          label={`${t("frame.breadcrumb")} (${ground})`}
          items={[...frame.navigation.slice(0, 2), { label: "Block 1", href: "#parts" }]}
        />
      </Specimen>
      <Specimen name="Data cell">
        <dl className="grid grid-cols-2 border border-line md:grid-cols-4">
          <DataCell
            className="border-line p-4"
            label={t("facts.duration")}
            value={t("facts.months", { months: 6 })}
          />
          <DataCell className="border-l border-line p-4" label={t("facts.seats")} value="16" />
        </dl>
      </Specimen>
      <Specimen name="Filter buttons">
        <Filter ground={ground} />
      </Specimen>
      <Specimen name="Reveal e-mail">
        <SchoolEmail />
      </Specimen>
      <Specimen name="Spinner">
        <p className="flex items-center gap-10">
          <Spinner label={t("frame.loading")} />
          <Spinner label={t("frame.loading")} size="small" />
        </p>
      </Specimen>
      <Specimen name="Received strip">
        <ReceivedStrip name="Ana Prueba" interest="block-1" />
      </Specimen>
      <Specimen name="Broken picture">
        <Picture picture={BROKEN} className="w-60 border border-line" />
      </Specimen>
      <Specimen name="Icons">
        <IconSheet />
      </Specimen>
    </>
  );
}

function Filter({ ground }: { ground: Ground }) {
  const t = useText();
  const [value, setValue] = useState("all");
  const options = (["all", "initial", "advanced", "specialized"] as const).map((name) => ({
    value: name as string,
    label: t(`courses.${name}`),
  }));
  return (
    <FilterButtons
      label={`${t("courses.filter")} (${ground})`}
      options={options}
      value={value}
      onChange={setValue}
    />
  );
}
