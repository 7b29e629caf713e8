// Posters for the blog.
import { trades } from "./trades.mjs";
import { digitalTest } from "./digital-test.mjs";
import { stairs } from "./stairs.mjs";
import { calling } from "./calling.mjs";

export const posters = {
  "blog/tipos-trabajos-controlador-aereo": trades,
  "blog/que-es-la-prueba-digital-en-entorno-atc": digitalTest,
  "blog/oposiciones-controlador-aereo": stairs,
  "blog/que-es-ser-controlador-aereo": calling,
};
