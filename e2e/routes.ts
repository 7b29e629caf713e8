/** The route table of the specification and the pages added to it, written out: not derived from the content it tests. */

export type RouteRow = {
  /** Main Spanish address first, then its aliases. */
  es: string[];
  /** English addresses; none where the page changes language in place. */
  en: string[];
};

export const ROUTES: RouteRow[] = [
  { es: ["/", "/home"], en: [] },
  { es: ["/cursos"], en: ["/courses"] },
  { es: ["/servicios"], en: ["/services"] },
  { es: ["/blog"], en: [] },
  { es: ["/blog/reconocimiento-medico-clase-3"], en: [] },
  { es: ["/blog/un-dia-en-aproximacion"], en: [] },
  { es: ["/blog/tipos-trabajos-controlador-aereo"], en: [] },
  { es: ["/blog/como-es-la-profesion-controlador-aereo"], en: [] },
  { es: ["/blog/que-es-la-prueba-digital-en-entorno-atc"], en: [] },
  { es: ["/blog/oposiciones-controlador-aereo"], en: [] },
  { es: ["/blog/requisitos-controlador-aereo"], en: [] },
  { es: ["/blog/que-es-ser-controlador-aereo"], en: [] },
  { es: ["/madrid"], en: ["/madrid-campus"] },
  { es: ["/canarias"], en: ["/canary-islands"] },
  { es: ["/contacto"], en: ["/contact"] },
  { es: ["/exito", "/success"], en: [] },
  { es: ["/procesos-selectivos"], en: ["/selection-process"] },
  { es: ["/preparacion-convocatoria"], en: ["/call-preparation"] },
  { es: ["/habilitacion-completa"], en: ["/complete-rating"] },
  { es: ["/bloque-1-torre", "/modulo-1-torre", "/modulo1-torre"], en: ["/block-1-tower"] },
  {
    es: ["/bloque-2-aproximacion", "/modulo-2-aproximacion", "/modulo2-aproximacion"],
    en: ["/block-2-approach"],
  },
  { es: ["/formacion-avanzada"], en: ["/advanced-training"] },
  { es: ["/curso-inicial"], en: ["/initial-course"] },
  { es: ["/toma-la-frecuencia"], en: ["/take-the-frequency"] },
  { es: ["/puedo-ser-controlador"], en: ["/can-i-be-a-controller"] },
  { es: ["/cuanto-cuesta"], en: ["/costs"] },
  { es: ["/quien-ensena"], en: ["/who-teaches"] },
  { es: ["/convocatoria"], en: ["/selection-round"] },
  { es: ["/aviso-legal"], en: ["/legal-notice"] },
  { es: ["/politica-privacidad"], en: ["/privacy-policy"] },
  { es: ["/politica-cookies"], en: ["/cookie-policy"] },
  { es: ["/suscripcion"], en: ["/subscription"] },
  { es: ["/feedback"], en: [] },
  { es: ["/home2"], en: [] },
];

/** The main address in each language. */
export function spanish(row: RouteRow): string {
  return row.es[0] ?? "";
}

export function english(row: RouteRow): string {
  return row.en[0] ?? `${spanish(row)}?lang=en`;
}
