/** A drawing in SVG is not among them: it can run script. */
export const imageTypes: ReadonlySet<string> = new Set([
  'image/png',
  'image/jpeg',
  'image/gif',
  'image/webp',
  'image/avif',
  'image/heic',
  'image/heif',
  'image/bmp',
  'image/tiff',
]);

/** PDF, Word and Excel, old and new. */
export const documentTypes: ReadonlySet<string> = new Set([
  'application/pdf',
  'application/msword',
  'application/vnd.ms-excel',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
]);

/** What may be stored at all. Read from the content; plain text has no signature and is accepted by its name. */
export const acceptedMediaTypes: ReadonlySet<string> = new Set([
  ...imageTypes,
  ...documentTypes,
  'application/vnd.ms-powerpoint',
  'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  'text/plain',
]);

/** Doc, xls and ppt share one container, whose content alone does not distinguish them. */
export const oldOfficeExtensions: Readonly<Record<string, string>> = {
  doc: 'application/msword',
  xls: 'application/vnd.ms-excel',
  ppt: 'application/vnd.ms-powerpoint',
};
