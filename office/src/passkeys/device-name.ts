/** What somebody would call the device they sit at, as a first proposal. */

/** The first that fits: a tablet of Apple's calls itself a Mac, an Android phone also a Linux. */
const SYSTEMS: [RegExp, string][] = [
  [/iPhone/, "iPhone"],
  [/iPad/, "iPad"],
  [/Android/, "Android"],
  [/CrOS/, "Chromebook"],
  [/Windows/, "Windows"],
  [/Macintosh/, "Mac"],
  [/Linux|X11/, "Linux"],
];

export function deviceName(userAgent: string, touchPoints: number): string {
  const name = SYSTEMS.find(([pattern]) => pattern.test(userAgent))?.[1] ?? "";
  return name === "Mac" && touchPoints > 1 ? "iPad" : name;
}
