import { describe, expect, it } from 'vitest';
import { fittingName, safeName } from './file-name';
import { acceptedMediaTypes } from './media-types';

describe('fittingName', () => {
  const dangerous = ['bat', 'cmd', 'exe', 'hta', 'html', 'js', 'lnk', 'ps1', 'scr', 'svg', 'url', 'vbs', 'jar', 'reg'];

  it.each([...acceptedMediaTypes])('never lets %s be opened as a program or a page', (type) => {
    for (const ending of dangerous) {
      const kept = fittingName(`a.${ending}`, type);
      expect(kept).toMatch(new RegExp(`^a\\.${ending}\\.[a-z]+$`));
      expect(dangerous).not.toContain(kept.split('.').at(-1));
      expect(kept).not.toMatch(/\.bin$/);
      expect(fittingName(kept, type)).toBe(kept);
    }
  });

  it.each([
    ['photo.JPG', 'image/jpeg', 'photo.JPG'],
    ['photo.jpeg', 'image/jpeg', 'photo.jpeg'],
    ['photo.pdf', 'image/png', 'photo.pdf.png'],
    ['notes.md', 'text/plain', 'notes.md'],
    ['relevés.csv', 'text/plain', 'relevés.csv'],
    ['start.bat', 'text/plain', 'start.bat.txt'],
    ['start.BAT', 'text/plain', 'start.BAT.txt'],
    ['start.bat ', 'text/plain', 'start.bat .txt'],
    ['README', 'text/plain', 'README.txt'],
    ['a.', 'text/plain', 'a..txt'],
    ['a.exe', 'application/octet-stream', 'a.exe.bin'],
  ])('of %s with %s is %s', (name, type, expected) => {
    expect(fittingName(name, type)).toBe(expected);
  });

  it('keeps the ending of a name that is too long for another', () => {
    const kept = fittingName(`${'é'.repeat(196)}.bat`, 'text/plain');
    expect([...kept]).toHaveLength(200);
    expect(kept).toMatch(/é\.txt$/);
  });
});

describe('safeName', () => {
  it.each([
    ['../../etc/passwd', 'text/plain', 'passwd.txt'],
    ['C:\\temp\\start.ps1', 'text/plain', 'start.ps1.txt'],
    ['..', 'image/png', 'file.png'],
    ['nul', 'image/png', '_nul.png'],
    ['facture\u202Egnp.exe', 'image/png', 'facturegnp.exe.png'],
    ['a.bat\0.txt', 'text/plain', 'a.bat.txt'],
    ['a.txt...', 'text/plain', 'a.txt'],
  ])('of %j with %s is %s', (name, type, expected) => {
    expect(safeName(name, type)).toBe(expected);
  });
});
