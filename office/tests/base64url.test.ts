import { expect, test } from "vitest";
import { fromBase64Url, toBase64Url } from "../src/passkeys/base64url";

const bytes = (...values: number[]) => Uint8Array.from(values).buffer;

test("bytes that plain base64 would write with signs of addresses", () => {
  expect(toBase64Url(bytes(0xfb, 0xff, 0xfe))).toBe("-__-");
  expect(new Uint8Array(fromBase64Url("-__-"))).toEqual(Uint8Array.of(0xfb, 0xff, 0xfe));
});

test("without padding, whatever the length", () => {
  for (let length = 0; length < 9; length += 1) {
    const given = Uint8Array.from({ length }, (_, index) => 255 - index);
    const text = toBase64Url(given.buffer);
    expect(text).not.toContain("=");
    expect(new Uint8Array(fromBase64Url(text))).toEqual(given);
  }
});
