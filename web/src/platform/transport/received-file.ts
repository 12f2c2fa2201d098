/** Reads an answer to its end and says on the way how many bytes have come. */
export async function receivedFile(response: Response, onBytes: (bytes: number) => void): Promise<Blob> {
  const type = response.headers.get('Content-Type') ?? '';
  const reader = response.body?.getReader();
  if (!reader) return response.blob();
  const parts: BlobPart[] = [];
  let bytes = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    parts.push(part.value);
    bytes += part.value.byteLength;
    onBytes(bytes);
  }
  return new Blob(parts, { type });
}

/** The name that the server gave the file. */
export function nameOfFile(response: Response, otherwise: string): string {
  return /filename="?([^";]+)"?/.exec(response.headers.get('Content-Disposition') ?? '')?.[1] ?? otherwise;
}

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
