/** A form provider: its embed script, and a form whose buttons send what the real one sends, and worse. */

export const PROVIDER_SCRIPT = `
window.Tally = {
  loadEmbeds() {
    for (const frame of document.querySelectorAll("iframe[data-tally-src]:not([src])")) {
      frame.src = frame.dataset.tallySrc;
    }
  },
};`;

const SUBMITTED = { id: "s-1", respondentId: "r-1", formId: "contactForm", formName: "Contact", fields: [] };

/** What each button posts to the page around the form, in order. */
const BUTTONS = {
  Send: [JSON.stringify({ event: "Tally.FormSubmitted", payload: SUBMITTED })],
  "Send as an object": [{ event: "Tally.FormSubmitted", payload: SUBMITTED }],
  "Send the other message": [{ type: "tally-form-submission", data: SUBMITTED }],
  "Send the other message as text": [
    JSON.stringify({ type: "tally-form-submission", data: JSON.stringify(SUBMITTED) }),
  ],
  "Send twice": [
    JSON.stringify({ event: "Tally.FormSubmitted", payload: SUBMITTED }),
    JSON.stringify({ event: "Tally.FormSubmitted", payload: { ...SUBMITTED, id: "s-2" } }),
    { type: "tally-form-submission", data: SUBMITTED },
  ],
  "Talk nonsense": [
    "[iFrameSizer]message:0:0",
    "{not json",
    JSON.stringify({ type: "tally-form-submission", data: "{not json" }),
    "null",
    "7",
    JSON.stringify({ event: "Tally.FormPageView", payload: { formId: "contactForm", page: 1 } }),
    { event: "Tally.FormSubmitted.", payload: SUBMITTED },
    ["tally-form-submission"],
    null,
  ],
};

export function providerPage(tags) {
  const buttons = Object.keys(BUTTONS).map((name) => `<button type="button">${name}</button>`);
  return `<!doctype html><html lang="en"><title>Form</title>
<form>${buttons.join("")}<button type="button" id="forge">Forge</button></form>
<p id="address"></p>
<script>
const BUTTONS = ${JSON.stringify(BUTTONS)};
document.getElementById("address").textContent = location.href;
for (const button of document.querySelectorAll("button:not(#forge)")) {
  button.addEventListener("click", () => BUTTONS[button.textContent].forEach((data) => parent.postMessage(data, "*")));
}
document.getElementById("forge").addEventListener("click", () => {
  const frame = document.createElement("iframe");
  frame.src = "${tags}/forged";
  frame.title = "forged";
  document.body.append(frame);
});
parent.postMessage(JSON.stringify({ event: "Tally.FormLoaded", payload: { formId: "contactForm" } }), "*");
</script></html>`;
}

/** Another origin, in a frame inside the provider's, tells the page that a form was sent. */
export const FORGED_PAGE = `<!doctype html><html lang="en"><title>Forged</title><script>
top.postMessage(${JSON.stringify(BUTTONS["Send the other message"][0])}, "*");
</script></html>`;
