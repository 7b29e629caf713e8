/** Finds elements as visitors do, by role and visible name. Runs in the page, the same in every engine. */

export type Role =
  | "button"
  | "checkbox"
  | "combobox"
  | "dialog"
  | "group"
  | "heading"
  | "link"
  | "main"
  | "navigation"
  | "option"
  | "region"
  | "textbox";

export type Query = {
  role: Role;
  /** The whole name, or its beginning where it ends in an ellipsis. Any name will do where none is given. */
  name?: string;
  within?: Query;
};

/** The first visible element that answers. It is sent to the page as text, so it stands for itself. */
export function find({ role, name, within }: Query): HTMLElement | null {
  const ELEMENTS: Record<Role, string> = {
    button: "button, summary, [role=button]",
    checkbox: "input[type=checkbox]",
    combobox: "[role=combobox], select:not([role])",
    dialog: "dialog[open]",
    group: "[role=group]",
    heading: "h1, h2, h3, h4",
    link: "a[href]:not([role])",
    main: "main",
    navigation: "nav",
    option: "[role=option]",
    region: "section:is([aria-label], [aria-labelledby]), [role=region]",
    textbox: "input:is([type=text], [type=email], [type=tel]):not([role]), textarea",
  };
  const text = (node: Element | null) => {
    const copy = node?.cloneNode(true) as Element | undefined;
    copy?.querySelectorAll("[aria-hidden=true]").forEach((hidden) => hidden.remove());
    return (copy?.textContent ?? "").replace(/\s+/g, " ").trim();
  };
  const nameOf = (node: Element) => {
    const labelledBy = node.getAttribute("aria-labelledby");
    const labels = (node as HTMLInputElement).labels;
    return (
      node.getAttribute("aria-label") ??
      (labelledBy
        ? text(document.getElementById(labelledBy))
        : labels?.length
          ? text(labels[0]!)
          : text(node))
    );
  };
  const answers = (node: Element, wanted: string | undefined) =>
    wanted === undefined ||
    (wanted.endsWith("…") ? nameOf(node).startsWith(wanted.slice(0, -1)) : nameOf(node) === wanted);
  const isVisible = (node: Element) =>
    node.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: false });
  const all = (root: ParentNode, wanted: Query) =>
    [...root.querySelectorAll<HTMLElement>(ELEMENTS[wanted.role])].filter(
      (node) => isVisible(node) && answers(node, wanted.name),
    );
  const roots: ParentNode[] = within ? all(document, within) : [document];
  return roots.flatMap((root) => all(root, { role, name }))[0] ?? null;
}
