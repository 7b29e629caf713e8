// One core serves, another asks: a server that shares its core with the load is measured together with it.
export const SERVER = ["taskset", "-c", "1"];
export const LOAD = ["taskset", "-c", "0"];
