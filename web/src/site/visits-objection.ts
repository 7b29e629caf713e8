/** Whether a visitor does not want to be counted: said by a switch on the cookie policy, which asks for it to be kept. */
import { readStored, store } from "./browser-storage";

const KEY = "visits-objection";

export const hasObjected = () => readStored("localStorage", KEY) !== null;

export const setObjection = (objects: boolean) => store("localStorage", KEY, objects ? "yes" : null);
