import { describe, expect, it } from 'vitest';
import { say } from '../../../kernel/message';
import type { UnderstoodQuestion } from './question';
import { answerText, comparable } from './testing/answer-text';
import {
  type AskedQuestion,
  corpusToday,
  heldOutQuestions,
  mendedFirstQuestions,
  mendedLaterQuestions,
  tunedQuestions,
} from './testing/corpus';
import { understandQuestion } from './understand';

const understand = (question: string, today = corpusToday) => understandQuestion(question, { today });
const read = (question: string, today = corpusToday) => answerText(understand(question, today));

function missedOf(questions: readonly AskedQuestion[]): readonly string[] {
  return questions.flatMap(([question, expected]) => {
    const understood = read(question);
    return understood === comparable(expected)
      ? []
      : `${question}\n  wanted ${comparable(expected)}\n  got    ${understood}`;
  });
}

/** Each part as `words -> filter: values`. */
function explained({ parts }: UnderstoodQuestion): readonly string[] {
  return parts.map(({ words, filter, values }) => {
    const said = values.map((value) => (typeof value === 'string' ? value : say('en', value)));
    return `${words} -> ${filter}: ${said.join(', ')}`;
  });
}

describe('questions become the exact filter of a list', () => {
  it('at least 190 of 200, half of which the vocabulary was not built with', () => {
    expect(new Set([...tunedQuestions, ...heldOutQuestions].map(([question]) => question)).size).toBe(200);
    const missed = missedOf([...tunedQuestions, ...heldOutQuestions]);
    expect(200 - missed.length, missed.join('\n')).toBeGreaterThanOrEqual(190);
    expect(missedOf(heldOutQuestions).length, missed.join('\n')).toBeLessThanOrEqual(5);
  });

  it('all that the vocabulary was built or mended with', () => {
    expect(missedOf([...tunedQuestions, ...mendedFirstQuestions, ...mendedLaterQuestions])).toEqual([]);
  });
});

describe('what was understood is shown', () => {
  it('part by part, with the words that say it', () => {
    expect(explained(understand('les réclamations majeures en retard de la ligne 4 depuis mars'))).toEqual([
      ' -> list: Cases',
      'réclamations -> kind: Customer Complaint',
      'depuis mars -> detectedFrom: 01/03/2026',
      'majeures -> criticality: Major',
      'en retard -> urgency: Overdue',
      ' -> assigned: Everyone, since none is specified',
      'ligne 4 -> search: ligne 4',
    ]);
  });

  it('with what the list cannot do, in words', () => {
    const { remarks } = understand('actions critiques hors ligne 4 créées en mars');
    expect(remarks.map(({ message, words }) => say('en', message, { words }))).toEqual([
      'This list has no filter for “critiques”.',
      'A list cannot exclude “hors ligne 4”.',
      'This list cannot be filtered by that date: “en mars”.',
    ]);
  });

  it('with the words that nothing is known of, when nothing is', () => {
    const answer = understand('abracadabra zut');
    expect(answer.means).toBe('nothing');
    expect(answer.unknownWords).toEqual(['abracadabra', 'zut']);
    expect(answer.remarks.map(({ code }) => code)).toEqual(['nothingUnderstood']);
  });

  it('and two periods that cannot both be had are said', () => {
    expect(read('réclamations Q1 et Q2 2026')).toBe('complaint?detectedFrom=2026-01-01&detectedTo=2026-06-30');
    expect(read('réclamations de mars et de juin')).toBe(
      'complaint?detectedFrom=2026-03-01&detectedTo=2026-03-31#contradiction',
    );
  });
});

describe('the place of a question', () => {
  it('has its address', () => {
    const answer = understand('mes actions CAPA en retard sur « l’étuve & le four »');
    expect(answer).toMatchObject({
      address: '/apps/actions?search=%C3%A9tuve+four&assigned=me&origin=capa&due=overdue',
    });
    expect(understand('nc 42')).toMatchObject({ means: 'record', address: '/apps/non-conformity/NC_0042' });
    expect(understand('report 12')).toMatchObject({ means: 'record', address: '/apps/inbox/entry/IN_00012' });
  });

  it('is one for each kind of case that may be meant', () => {
    const answer = understand('dossiers en retard');
    if (answer.means !== 'list') throw new Error('a list is meant');
    expect(answer.address).toBeNull();
    expect(answer.places).toHaveLength(6);
    expect(answer.places[1]).toEqual({
      kind: 'nonConformity',
      address: '/apps/non-conformity?assigned=everyone&urgency=overdue',
    });
  });

  it('is the kind and list that the page shows, where the question names none', () => {
    const context = { today: corpusToday, list: 'cases', kind: 'hse' } as const;
    expect(answerText(understandQuestion('en retard', context))).toBe('hse?urgency=overdue');
    expect(answerText(understandQuestion('réclamations en retard', context))).toBe('complaint?urgency=overdue');
    expect(answerText(understandQuestion('actions en retard', context))).toBe('actions?due=overdue');
  });
});

describe('days are those of today', () => {
  it.each([
    ['réclamations de décembre', '2026-01-05', 'complaint?detectedFrom=2025-12-01&detectedTo=2025-12-31'],
    ['actions dues en janvier', '2026-12-28', 'actions?dueFrom=2027-01-01&dueTo=2027-01-31'],
    ['actions due this week', '2026-11-22', 'actions?dueFrom=2026-11-16&dueTo=2026-11-22'],
    ['complaints last month', '2026-03-31', 'complaint?detectedFrom=2026-02-01&detectedTo=2026-02-28'],
    ['complaints of the last 3 months', '2026-05-31', 'complaint?detectedFrom=2026-02-28&detectedTo=2026-05-31'],
    ['réclamations de la semaine dernière', '2027-01-04', 'complaint?detectedFrom=2026-12-28&detectedTo=2027-01-03'],
    ['complaints in week 53 of 2026', '2027-01-04', 'complaint?detectedFrom=2026-12-28&detectedTo=2027-01-03'],
    ['réclamations du 29 février', '2026-06-01', 'complaint?detectedFrom=2024-02-29&detectedTo=2024-02-29'],
  ])('%s on %s', (question, today, expected) => {
    expect(read(question, today)).toBe(comparable(expected));
  });
});
