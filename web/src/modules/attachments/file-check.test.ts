import { attachmentMessages, fileMessages } from '@vigie/domain/modules/attachments/messages';
import { describe, expect, it } from 'vitest';
import { contentObjection, documentAccept, objectionTo, reportFiles, taskFiles } from './file-check';

const named = (name: string, type = '') => ({ name, type, size: 9 });

describe('the files of a task', () => {
  it.each(['a.pdf', 'a.doc', 'a.docx', 'a.xls', 'a.xlsx', 'a.ppt', 'A.PPTX', 'lis.moi.txt', 'photo.HEIC'])(
    'take %s',
    (name) => {
      expect(objectionTo(named(name), taskFiles)).toBeNull();
    },
  );

  it.each(['tool.exe', 'page.html', 'txt', 'a.pdf.zip', ''])('do not take "%s", and say what they take', (name) => {
    expect(objectionTo(named(name), taskFiles)?.message).toBe(fileMessages.taskKindRefused);
  });

  it('take a picture by its type when its name says nothing, but no drawing that can run script', () => {
    expect(objectionTo(named('image', 'image/png'), taskFiles)).toBeNull();
    expect(objectionTo(named('drawing.svg', 'image/svg+xml'), taskFiles)?.message).toBe(fileMessages.taskKindRefused);
  });

  it('are not empty', () => {
    expect(objectionTo({ ...named('a.txt'), size: 0 }, taskFiles)?.message).toBe(fileMessages.emptyFile);
  });
});

it('refuses slides and plain text in a report', () => {
  expect(contentObjection(named('a.pptx'))?.message).toBe(attachmentMessages.fileKindRefused);
  expect(contentObjection(named('a.txt', 'text/plain'))?.message).toBe(attachmentMessages.fileKindRefused);
});

it('tells a file input what to offer', () => {
  expect(reportFiles.accept).toBe('image/*,.pdf,.doc,.docx,.xls,.xlsx');
  expect(documentAccept(taskFiles)).toBe('.pdf,.doc,.docx,.xls,.xlsx,.ppt,.pptx,.txt');
});
