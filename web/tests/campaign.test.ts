import { afterEach, expect, test, vi } from "vitest";
import { campaignIn, campaignOfVisit } from "../src/features/leads/campaign";

afterEach(() => vi.unstubAllGlobals());

test("a campaign is what the address names, in small letters", () => {
  const address = "https://torre.example/cursos?utm_source=Google&utm_medium=cpc&utm_campaign=bloque-1_2027";
  expect(campaignIn(address)).toBe("google/cpc/bloque-1_2027");
  expect(campaignIn("https://torre.example/?utm_campaign=otono")).toBe("//otono");
});

test("what is no plain word does not leave the browser", () => {
  for (const query of ["", "?gclid=1", "?utm_source=ana%40example.com", "?utm_source=a/b", "?utm_medium="]) {
    expect(campaignIn(`https://torre.example/${query}`)).toBe("");
  }
  expect(campaignIn(`https://torre.example/?utm_source=${"a".repeat(41)}&utm_medium=cpc`)).toBe("/cpc/");
});

test("the first page of the visit counts, not the one with the form", () => {
  const entries = () => [
    { url: "https://torre.example/?utm_source=revista" },
    { url: "https://torre.example/contacto" },
  ];
  vi.stubGlobal("window", { navigation: { entries }, location: { href: "https://torre.example/contacto" } });
  expect(campaignOfVisit()).toBe("revista//");
});

test("a browser without a history to ask knows its own address", () => {
  vi.stubGlobal("window", { location: { href: "https://torre.example/contacto?utm_medium=mail" } });
  expect(campaignOfVisit()).toBe("/mail/");
});
