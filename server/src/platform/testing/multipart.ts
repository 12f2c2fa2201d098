export const pdf = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n');
/** A file as a browser sends it. */
export const multipart = (name: string, content: Buffer) => ({
  headers: { 'content-type': 'multipart/form-data; boundary=edge' },
  body: Buffer.concat([
    Buffer.from(`--edge\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\n\r\n`),
    content,
    Buffer.from('\r\n--edge--\r\n'),
  ]),
});
