/**
 * What is published of the two airports: AIP España (ENAIRE), part AD 2, item 2, as in force on 4 January 2018 for LEMD and
 * on 14 September 2017 for GCLP. Variation is that of 2015, in degrees east of true north.
 */
import type { Aerodrome } from "../../generated/Aerodrome";

export const REFERENCE_POINTS: Record<Aerodrome, string> = {
  LEMD: "40°28′20″N 003°33′39″W",
  GCLP: "27°55′55″N 015°23′12″W",
};

export const ELEVATIONS: Record<Aerodrome, string> = {
  LEMD: "ELEV 1998 ft",
  GCLP: "ELEV 78 ft",
};

export const VARIATIONS: Record<Aerodrome, number> = { LEMD: -1, GCLP: -5 };

export const VARIATION_YEAR = 2015;
