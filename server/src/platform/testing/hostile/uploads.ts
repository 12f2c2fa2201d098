import { deflateRawSync, deflateSync } from 'node:zlib';

/** Files that an attacker might upload to harm their reader, or the server that takes them. */
export interface HostileUpload {
  readonly what: string;
  readonly name: string;
  readonly content: Buffer;
  /** The type that its sender claims. */
  readonly claimed?: string;
  /** What it is stored as; null: it is refused. */
  readonly storedAs: string | null;
  /** The status of its refusal: 415 where it is not said. */
  readonly refusedWith?: number;
  /** What it is called then; the same name where it is not said. */
  readonly keptName?: string;
}

const script = '<script>top.hurt = 1</script>';
const text = (content: string) => Buffer.from(content);
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const contents: readonly HostileUpload[] = [
  { what: 'a page', name: 'page.html', content: text(`<!doctype html>${script}`), storedAs: null },
  { what: 'a page named as a picture', name: 'photo.png', content: text(`<html>${script}`), storedAs: null },
  { what: 'a page after spaces', name: 'a.txt', content: text(`\uFEFF \n\t<HTML>${script}`), storedAs: null },
  {
    what: 'a page after a comment',
    name: 'a.html',
    content: text(`<!-- -->${script}`),
    storedAs: 'text/plain',
    keptName: 'a.html.txt',
  },
  { what: 'a drawing with script', name: 'a.svg', content: text(`<svg>${script}</svg>`), storedAs: null },
  {
    what: 'a drawing as XML',
    name: 'a.svg',
    content: text(`<?xml version="1.0"?><svg>${script}</svg>`),
    storedAs: null,
  },
  { what: 'a drawing named as a picture', name: 'a.jpg', content: text('<svg onload="top.hurt=1"/>'), storedAs: null },
  {
    what: 'a program',
    name: 'a.pdf',
    content: Buffer.from(`MZ\x90\0\x03${'\0'.repeat(200)}`, 'latin1'),
    storedAs: null,
  },
  {
    what: 'a program for Linux',
    name: 'a.png',
    content: Buffer.from(`\x7fELF\x02\x01\x01${'\0'.repeat(60)}`, 'latin1'),
    storedAs: null,
  },
  ...['sh', 'bat', 'cmd', 'ps1', 'vbs', 'js', 'hta', 'html', 'url', 'lnk', 'scr', 'exe', 'reg', 'svg'].map(
    (ending) => ({
      what: `text that runs as .${ending}`,
      name: `a.${ending}`,
      content: text('calc.exe\n'),
      storedAs: 'text/plain',
      keptName: `a.${ending}.txt`,
    }),
  ),
  {
    what: 'a picture that is script',
    name: 'a.gif',
    content: text('GIF89a/*\x01\x01*/=top.hurt=1;//'),
    storedAs: 'image/gif',
  },
  {
    what: 'a document that is a page',
    name: 'a.pdf',
    content: text(`%PDF-1.7\n${script}\n%%EOF\n`),
    storedAs: 'application/pdf',
  },
  {
    what: 'a picture that is an archive',
    name: 'a.png',
    content: Buffer.concat([pixel, zipped('a.html', text(script))]),
    storedAs: 'image/png',
  },
  {
    what: 'a picture with a page behind it',
    name: 'a.png',
    content: Buffer.concat([pixel, text(script)]),
    storedAs: 'image/png',
  },
  { what: 'an archive', name: 'a.docx', content: zipped('../../etc/passwd', text('x')), storedAs: null },
  { what: 'a bomb in an archive', name: 'a.zip', content: zipped('a', Buffer.alloc(64_000_000)), storedAs: null },
  {
    what: 'a bomb in a workbook',
    name: 'a.xlsx',
    content: zipped('[Content_Types].xml', Buffer.alloc(64_000_000, ' ')),
    storedAs: null,
  },
  { what: 'a picture of four gigapixels', name: 'a.png', content: hugePicture(), storedAs: 'image/png' },
  { what: 'nothing', name: 'a.pdf', content: Buffer.alloc(0), storedAs: null },
  { what: 'bytes of no kind', name: 'a.txt', content: Buffer.from([0, 1, 2, 3, 255, 254]), storedAs: null },
  {
    what: 'a picture with another claim',
    name: 'a.html',
    content: pixel,
    claimed: 'text/html',
    storedAs: 'image/png',
    keptName: 'a.html.png',
  },
  { what: 'a claim that is no type', name: 'a.png', content: pixel, claimed: '<script>/x', storedAs: 'image/png' },
];

const nameOf = (what: string, name: string, keptName = name): HostileUpload => ({
  what,
  name,
  keptName,
  content: pixel,
  storedAs: 'image/png',
});

const names: readonly HostileUpload[] = [
  nameOf('two endings', 'report.pdf.exe', 'report.pdf.exe.png'),
  nameOf('an ending that servers run', 'shell.php.png'),
  nameOf('a way up', '../../etc/passwd.png', 'passwd.png'),
  nameOf('a way up on Windows', '..\\..\\boot.png', 'boot.png'),
  nameOf('a whole path', '/etc/cron.d/a.png', 'a.png'),
  nameOf('a drive', 'C:\\Windows\\a.png', 'a.png'),
  { ...nameOf('only the way up', '..'), storedAs: null, refusedWith: 422 },
  nameOf('a hidden file', '.htaccess', 'htaccess.png'),
  nameOf('dots at the end', 'a.png...', 'a.png'),
  nameOf('a zero byte', 'a.php\0.png', 'a.php.png'),
  nameOf('a line break', 'a\u0085\u2028b.png', 'ab.png'),
  nameOf('letters that turn round', 'facture\u202Egnp.exe', 'facturegnp.exe.png'),
  nameOf('letters without width', 'pay\u200Bpal\uFEFF.png', 'paypal.png'),
  nameOf('a device of Windows', 'CON.png', '_CON.png'),
  nameOf('a device without ending', 'nul', '_nul.png'),
  nameOf('markup', `${script.replaceAll('/', '')}.png`),
  nameOf('a formula', '=cmd|calc!A0.png'),
  nameOf('300 letters', `${'é'.repeat(300)}.png`, `${'é'.repeat(196)}.png`),
  nameOf('a letter of two halves at the cut', `${'a'.repeat(195)}${'😀'.repeat(20)}.png`, `${'a'.repeat(195)}😀.png`),
];

export const hostileUploads: readonly HostileUpload[] = [...contents, ...names];

/** A zip of one packed entry, with its directory. */
function zipped(name: string, content: Buffer): Buffer {
  const packed = deflateRawSync(content);
  const common = Buffer.alloc(26);
  common.writeUInt16LE(20, 0);
  common.writeUInt16LE(8, 4);
  common.writeUInt32LE(packed.length, 14);
  common.writeUInt32LE(content.length, 18);
  common.writeUInt16LE(name.length, 22);
  const local = Buffer.concat([text('PK\x03\x04'), common, text(name), packed]);
  const entry = Buffer.concat([text('PK\x01\x02\x14\0'), common, Buffer.alloc(14), text(name)]);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(1, 8);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(entry.length, 12);
  end.writeUInt32LE(local.length, 16);
  return Buffer.concat([local, entry, end]);
}

/** 65,535 pixels each way, in a few bytes. */
function hugePicture(): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(65_535, 0);
  head.writeUInt32BE(65_535, 4);
  head.set([8, 6, 0, 0, 0], 8);
  const chunk = (kind: string, data: Buffer) => {
    const size = Buffer.alloc(4);
    size.writeUInt32BE(data.length);
    return Buffer.concat([size, text(kind), data, Buffer.alloc(4)]);
  };
  return Buffer.concat([
    pixel.subarray(0, 8),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.alloc(1_000_000))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
