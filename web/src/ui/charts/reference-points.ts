/** Reference points of the two airports, as the national chart series writes them. */
import type { Aerodrome } from "../../generated/Aerodrome";

export const REFERENCE_POINTS: Record<Aerodrome, string> = {
  LEMD: "40°28′20″N 003°33′39″W",
  GCLP: "27°55′55″N 015°23′12″W",
};
