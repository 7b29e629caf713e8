/** Gives the browser a file to keep. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  // The download has begun with the click; the address is not needed for long.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
