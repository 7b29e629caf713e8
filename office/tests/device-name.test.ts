import { expect, test } from "vitest";
import { deviceName } from "../src/passkeys/device-name";

test.each([
  ["iPhone", "Mozilla/5.0 (iPhone; CPU iPhone OS 18_4 like Mac OS X) AppleWebKit/605.1.15", 5],
  ["iPad", "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15", 5],
  ["Mac", "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15", 0],
  ["Android", "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36", 5],
  ["Windows", "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36", 10],
  ["Chromebook", "Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) AppleWebKit/537.36", 0],
  ["Linux", "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101", 0],
  ["", "something else", 0],
])("%s", (name, userAgent, touchPoints) => {
  expect(deviceName(userAgent, touchPoints)).toBe(name);
});
