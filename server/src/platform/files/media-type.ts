import { open } from 'node:fs/promises';
import { extname } from 'node:path';
import { fileTypeFromFile } from 'file-type';

export interface Sniffed {
  readonly mediaType: string | null;
  readonly extension: string;
}

/** The type according to the content itself. Null: neither a known format nor plain text. */
export async function sniff(path: string, claimedName: string): Promise<Sniffed> {
  const extension = extname(claimedName).slice(1).toLowerCase();
  const known = await fileTypeFromFile(path);
  if (known) return { mediaType: known.mime, extension };
  return { mediaType: (await isPlainText(path)) ? 'text/plain' : null, extension };
}

/** Valid UTF-8 without control characters, and not markup that a browser would run. */
async function isPlainText(path: string): Promise<boolean> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(65_536), 0, 65_536, 0);
    let text: string;
    try {
      // The cut may fall inside a character: `stream` lets the last one be incomplete.
      text = new TextDecoder('utf-8', { fatal: true }).decode(buffer.subarray(0, bytesRead), { stream: true });
    } catch {
      return false;
    }
    // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
    return !/[\u0000-\u0008\u000e-\u001f]/.test(text) && !/^\s*<(?:!doctype|html|script|svg|\?xml)/i.test(text);
  } finally {
    await file.close();
  }
}
