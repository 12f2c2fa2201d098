/** The endings of each media type, the usual one first. */
const endings: Readonly<Record<string, readonly string[]>> = {
  'image/png': ['png'],
  'image/jpeg': ['jpg', 'jpeg', 'jpe', 'jfif'],
  'image/gif': ['gif'],
  'image/webp': ['webp'],
  'image/avif': ['avif'],
  'image/heic': ['heic', 'heif', 'hif'],
  'image/heif': ['heif', 'heic', 'hif'],
  'image/bmp': ['bmp', 'dib'],
  'image/tiff': ['tiff', 'tif'],
  'application/pdf': ['pdf'],
  'application/msword': ['doc'],
  'application/vnd.ms-excel': ['xls'],
  'application/vnd.ms-powerpoint': ['ppt'],
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': ['docx'],
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': ['xlsx'],
  'application/vnd.openxmlformats-officedocument.presentationml.presentation': ['pptx'],
  // No system runs what is called so.
  'text/plain': ['txt', 'text', 'log', 'csv', 'tsv', 'md', 'json', 'yaml', 'yml'],
};

/** A file opens by its ending: one that does not fit the content gets the right one behind it. */
export function fittingName(name: string, mediaType: string): string {
  const fitting = endings[mediaType] ?? ['bin'];
  const ending = /\.([^.]*)$/.exec(name)?.[1]?.toLowerCase() ?? '';
  return fitting.includes(ending) ? name : withEnding(name, `.${fitting[0]}`);
}

/** Names that Windows takes for a device, whatever follows their dot. */
const deviceName = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i;

/**
 * The last part of whatever path the browser sent, without control characters and dots around it, as any system may keep it,
 * with an ending that fits what the content was found to be.
 */
export function safeName(sent: string, mediaType: string): string {
  const last = sent.split(/[\\/]/).at(-1) ?? '';
  const plain = last.replace(/[\p{C}\p{Zl}\p{Zp}]/gu, '').replace(/^[.\s]+|[.\s]+$/g, '');
  const safe = deviceName.test(plain) ? `_${plain}` : plain || 'file';
  const ending = /\.\w{1,10}$/.exec(safe)?.[0] ?? '';
  return fittingName(withEnding(safe.slice(0, safe.length - ending.length), ending), mediaType);
}

const longestName = 200;

/** A long one is cut between letters, and keeps its ending. */
function withEnding(name: string, ending: string): string {
  return Array.from(name)
    .slice(0, longestName - ending.length)
    .join('')
    .concat(ending);
}
