import { describe, expect, it } from 'vitest';
import { type Message, type MessageValues, say } from '../../../kernel/message';
import { saysWhatWasSigned } from '../../../kernel/trail/signed-content';
import { fieldLabel } from '../../../messages/record-words';
import { answerTexts } from '../answers/answer-text';
import { questionPlaces } from '../template/places';
import { ask, choose, pageOf, sectionOf, templateOf } from '../testing/small-templates';
import { auditedAnswers, composedAnswers, noNames, reportedField } from './audited-answers';
import { questionnaireWords } from './words';

const template = templateOf(
  sectionOf('s1', [
    pageOf('p1', [
      choose('state', 'ab', { title: 'State of the line. Really?' }),
      ask('who', 'person'),
      ask('seen', 'photo', { title: 'Photo' }),
      ask('heat', 'number', { title: 'Heat', properties: { min: null, max: null, decimals: 0, unit: '°C' } }),
      ask('day', 'date', { title: 'Day' }),
    ]),
  ]),
  sectionOf('s2', [pageOf('p2', [ask('lot', 'short_answer', { title: 'Lot' })])], {
    title: 'Lots',
    repeat: { min: 0, max: 3 },
  }),
);
const answers = { state: 'a-state', who: 7, seen: ['f1', 'f2'], 's2/': ['i1'], 's2/i1/lot': 'L1' };
const names = { people: new Map([[7, 'Julien Lefèvre']]), files: new Map([['f1', 'a.png']]) };
const speak = (message: Message, values?: MessageValues) => say('en', message, values);
const audited = auditedAnswers(template, answers, names);
const recorded = Object.entries(audited).map(([field, value]) => [
  fieldLabel(questionnaireWords, field, speak),
  composedAnswers.value(field, value, speak) ?? value,
]);

describe('an answer in the trail', () => {
  it('carries the title of its question and reads as people say it', () => {
    expect(recorded).toEqual([
      ['State of the line. Really?', 'A'],
      ['Question 2', 'Julien Lefèvre'],
      ['Photo', '2 photos'],
      ['Lots', '1 part'],
      ['Lot', 'L1'],
    ]);
    expect(fieldLabel(questionnaireWords, reportedField(template, 's2/i1/lot'), speak)).toBe(
      'Report of the finding “Lot”',
    );
    expect(fieldLabel(questionnaireWords, 'status', speak)).toBe('Status');
  });

  it('is the same whatever the people and files are called, and another when the answer is', () => {
    const same = (other: typeof answers) => saysWhatWasSigned(audited, auditedAnswers(template, other, noNames));
    expect(same(answers)).toBe(true);
    expect(same({ ...answers, who: 8 })).toBe(false);
    expect(same({ ...answers, seen: ['f1'] })).toBe(false);
    expect(same({ ...answers, state: 'b-state' })).toBe(false);
  });
});

it.each([
  ['state', 'b-state', ['B']],
  ['who', 7, ['Julien Lefèvre']],
  ['who', 8, ['8']],
  ['seen', ['f1'], ['a.png']],
  ['heat', 21, ['21 °C']],
  ['day', '2026-12-31', ['31/12/2026']],
  ['lot', 'L1', ['L1']],
  ['lot', undefined, []],
] as const)('an answer to %s reads as people say it: %s', (id, answer, texts) => {
  const question = questionPlaces(template).get(id)?.question;
  if (!question) throw new Error(id);
  expect(answerTexts(question, answer, names)).toEqual(texts);
});
