// Desks from above, by lamplight.
import { study } from "./study.mjs";
import { rules } from "./rules.mjs";
import { requirements } from "./requirements.mjs";

export const papers = {
  "courses/call-preparation": study,
  "services/regulatory-updates": rules,
  "blog/requisitos-controlador-aereo": requirements,
};
