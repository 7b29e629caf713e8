// Rooms built round a table.
import { longTable } from "./long-table.mjs";
import { planTable } from "./plan-table.mjs";

export const tables = {
  "facilities/briefing-room": longTable,
  "services/consulting": planTable,
};
