/** Hands a file to the browser's downloads. */
export function saveFile(blob: Blob, name: string): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // At once would be too early for a browser that asks where to put it.
  window.setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
