import { expect, it } from 'vitest';
import { say } from '../../kernel/message';
import { emptyAnswers } from './answers';
import { reportChangedSince } from './changed-since';
import type { Report } from './contract';

const looked = { id: 'IN_00001', answers: emptyAnswers, attachments: [], version: 1 } as unknown as Report;
const since = (now: object) =>
  reportChangedSince(looked, { ...looked, ...now }, (message, values) => say('en', message, values));

it('tells which answers and files of a report have changed since a user looked', () => {
  expect(since({ version: 2, commentCount: 3 })).toEqual([]);
  expect(since({ answers: { ...emptyAnswers, what: 'Fuite', department: 'Qualité' } })).toEqual(['Department', 'What']);
  const file = { id: 'a', name: 'photo.png', uploadedBy: 'Thomas Riou' };
  expect(since({ attachments: [file] })).toEqual(['File added: photo.png, by Thomas Riou']);
});
