import { attachmentMessages, fileMessages } from '@vigie/domain/modules/attachments/messages';
import { expect, it } from 'vitest';
import { fileObjection } from './report-rules';

it.each([
  { name: 'photo.HEIC', type: '', size: 9 },
  { name: 'image', type: 'image/png', size: 9 },
  { name: 'rapport.pdf', type: 'application/pdf', size: 9 },
  { name: 'old.xls', type: '', size: 9 },
  { name: 'new.DOCX', type: '', size: 9 },
])('takes $name', (file) => {
  expect(fileObjection(file, 0)).toBeNull();
});

it('says what is wrong before anything is sent', () => {
  expect(fileObjection({ name: 'tool.exe', type: '', size: 9 }, 0)?.message).toBe(attachmentMessages.fileKindRefused);
  expect(fileObjection({ name: 'a.png', type: 'image/png', size: 0 }, 0)?.message).toBe(fileMessages.emptyFile);
  expect(fileObjection({ name: 'a.png', type: 'image/png', size: 9 }, 30)?.values).toEqual({ max: 30 });
});
