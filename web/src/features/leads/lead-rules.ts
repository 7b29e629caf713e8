/** What the server will accept, checked before it is asked. */
import type { LeadField, LeadValues } from "./form-kinds";

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const PHONE = /^[\d\s+()-]{6,20}$/;

function hasLength(text: string, least: number, most: number): boolean {
  const length = [...text.trim()].length;
  return length >= least && length <= most;
}

type Rule = (value: string | boolean) => boolean;

export const RULES: Record<LeadField, Rule> = {
  name: (value) => hasLength(String(value), 2, 100),
  email: (value) => EMAIL.test(String(value).trim()) && hasLength(String(value), 3, 254),
  message: (value) => hasLength(String(value), 2, 5000),
  phone: (value) => value === "" || PHONE.test(String(value).trim()),
  company: (value) => hasLength(String(value), 2, 120),
  interest: () => true,
  // A ticked box with a value of its own, which a plain post needs, gives that value.
  consent: (value) => value === true || value === "true",
};

export const EMPTY: LeadValues = {
  name: "",
  email: "",
  message: "",
  phone: "",
  company: "",
  interest: "",
  consent: false,
};
