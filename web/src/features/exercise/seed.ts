/** Which traffic is played: the one in the address, or any. */
import { SEEDS } from "./model/generator";

export function seedFrom(hash: string): number | null {
  const digits = /^#(\d{4})$/.exec(hash)?.[1];
  return digits === undefined ? null : Number(digits);
}

export function anySeed(): number {
  return Math.floor(Math.random() * SEEDS);
}

export function seedText(seed: number): string {
  return String(seed).padStart(4, "0");
}
