/**
 * The rules that structured data is checked against: for every type the site uses, the properties that schema.org gives
 * it, the values they take, and those that search engines require. Anything else is a fault.
 */

type Check = (value: unknown) => boolean;
type Rule = { required: string[]; properties: Record<string, string[]> };

const isText: Check = (value) => typeof value === "string" && value.trim() !== "";
const matches = (pattern: RegExp): Check => {
  return (value) => typeof value === "string" && pattern.test(value);
};

/** Values that are not nodes. */
const PLAIN: Record<string, Check> = {
  Text: isText,
  URL: (value) => typeof value === "string" && URL.canParse(value) && /^https?:/.test(value),
  Date: matches(/^\d{4}-\d{2}(-\d{2}(T\d{2}:\d{2}(:\d{2})?)?)?$/),
  Duration: matches(/^P(?=.)(\d+Y)?(\d+M)?(\d+D)?(T(?=.)(\d+H)?(\d+M)?)?$/),
  Integer: (value) => Number.isInteger(value) && (value as number) > 0,
  Language: matches(/^(es|en)$/),
  Country: matches(/^[A-Z]{2}$/),
  CourseMode: matches(/^(Onsite|Online|Blended)$/),
  /** A node that is described in full elsewhere on the page. */
  Reference: (value) => isNode(value) && Object.keys(value).join() === "@id" && isText(value["@id"]),
};

const THING = { name: ["Text"], description: ["Text"], url: ["URL"], image: ["URL"], identifier: ["Text"] };
const CREATIVE_WORK = {
  ...THING,
  inLanguage: ["Language"],
  publisher: ["EducationalOrganization", "Reference"],
  keywords: ["Text"],
};

const RULES: Record<string, Rule> = {
  EducationalOrganization: {
    required: ["name", "url"],
    properties: {
      ...THING,
      legalName: ["Text"],
      logo: ["URL"],
      telephone: ["Text"],
      address: ["PostalAddress"],
      sameAs: ["URL"],
      hasCredential: ["EducationalOccupationalCredential"],
      department: ["EducationalOrganization"],
      hasMap: ["URL"],
    },
  },
  EducationalOccupationalCredential: { required: ["name", "identifier"], properties: THING },
  PostalAddress: {
    required: ["streetAddress", "addressLocality", "postalCode", "addressCountry"],
    properties: {
      streetAddress: ["Text"],
      addressLocality: ["Text"],
      postalCode: ["Text"],
      addressCountry: ["Country"],
    },
  },
  WebSite: {
    required: ["name", "url"],
    properties: { ...CREATIVE_WORK, alternateName: ["Text"] },
  },
  BreadcrumbList: { required: ["itemListElement"], properties: { itemListElement: ["ListItem"] } },
  ItemList: {
    required: ["itemListElement"],
    properties: { ...THING, itemListElement: ["ListItem"], numberOfItems: ["Integer"] },
  },
  ListItem: {
    required: ["position", "item"],
    properties: { ...THING, position: ["Integer"], item: ["URL", "Course"] },
  },
  Course: {
    required: ["name", "description", "provider", "url"],
    properties: {
      ...CREATIVE_WORK,
      provider: ["EducationalOrganization"],
      courseCode: ["Text"],
      timeRequired: ["Duration"],
      hasCourseInstance: ["CourseInstance"],
    },
  },
  CourseInstance: {
    required: ["courseMode"],
    properties: {
      ...THING,
      courseMode: ["CourseMode"],
      courseWorkload: ["Duration"],
      duration: ["Duration"],
      startDate: ["Date"],
      maximumAttendeeCapacity: ["Integer"],
      location: ["Place"],
    },
  },
  Place: { required: ["name", "address"], properties: { ...THING, address: ["PostalAddress"] } },
  BlogPosting: {
    required: ["headline", "image", "datePublished", "dateModified", "author"],
    properties: {
      ...CREATIVE_WORK,
      headline: ["Text"],
      mainEntityOfPage: ["URL"],
      datePublished: ["Date"],
      dateModified: ["Date"],
      author: ["Organization", "Person", "EducationalOrganization"],
    },
  },
  Organization: { required: ["name"], properties: THING },
  Person: { required: ["name"], properties: THING },
  FAQPage: {
    required: ["mainEntity"],
    properties: { ...CREATIVE_WORK, mainEntity: ["Question"] },
  },
  Question: { required: ["name", "acceptedAnswer"], properties: { ...THING, acceptedAnswer: ["Answer"] } },
  Answer: { required: ["text"], properties: { ...THING, text: ["Text"] } },
};

export type Node = Record<string, unknown>;

function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Everything that is wrong with a document; nothing when it is right. */
export function faultsOf(document: unknown): string[] {
  if (!isNode(document) || document["@context"] !== "https://schema.org") {
    return ["@context is not https://schema.org"];
  }
  const graph = document["@graph"];
  if (!Array.isArray(graph) || graph.length === 0) {
    return ["@graph is empty"];
  }
  const known = new Set(graph.filter(isNode).map((node) => node["@id"]));
  return graph.flatMap((node, index) => nodeFaults(node, `@graph[${index}]`, known));
}

function nodeFaults(node: unknown, at: string, known: Set<unknown>): string[] {
  if (!isNode(node)) {
    return [`${at} is no node`];
  }
  const type = String(node["@type"]);
  const rule = RULES[type];
  if (!rule) {
    return [`${at} has the unknown type ${type}`];
  }
  const missing = rule.required.filter((name) => !(name in node)).map((name) => `${at}.${name} is missing`);
  const wrong = Object.entries(node)
    .filter(([name]) => !name.startsWith("@"))
    .flatMap(([name, value]) => valueFaults(value, rule.properties[name], `${at} ${type}.${name}`, known));
  return [...missing, ...wrong];
}

function valueFaults(value: unknown, types: string[] | undefined, at: string, known: Set<unknown>): string[] {
  if (!types) {
    return [`${at} is no property of this type`];
  }
  if (Array.isArray(value)) {
    return value.length === 0
      ? [`${at} is empty`]
      : value.flatMap((item, index) => valueFaults(item, types, `${at}[${index}]`, known));
  }
  if (types.some((type) => PLAIN[type]?.(value))) {
    const dangling = isNode(value) && !known.has(value["@id"]);
    return dangling ? [`${at} refers to ${String(value["@id"])}, which is not on the page`] : [];
  }
  if (isNode(value) && types.includes(String(value["@type"]))) {
    return nodeFaults(value, at, known);
  }
  return [`${at} is ${JSON.stringify(value)}; expected ${types.join(" or ")}`];
}
