import { say } from '@vigie/domain/kernel/message';
import type { RecurrenceMatch } from '@vigie/domain/modules/cases/investigation-contract';
import { describe, expect, it } from 'vitest';
import { decisionOn, dismissedElsewhere, formatReason, levelOf, linkNote } from './reasons';

const inEnglish = (...said: Parameters<typeof say> extends [unknown, ...infer Rest] ? Rest : never) =>
  say('en', ...said);

const match: RecurrenceMatch = {
  id: 'NC_3060',
  kind: 'nonConformity',
  title: 'Écart de poids, ligne 4',
  status: 'closed',
  criticality: 'Major',
  owner: 'Claire Vasseur',
  detectionDate: '2026-09-30',
  score: 87,
  reasons: [
    { kind: 'words', values: ['poids', 'ligne'] },
    { kind: 'product', values: ['Vigilane 500 mg'] },
  ],
};

describe('why a case was found', () => {
  it('is said in words', () => {
    expect(match.reasons.map((reason) => formatReason(reason, inEnglish))).toEqual([
      'Words in common: poids, ligne',
      'Same product: Vigilane 500 mg',
    ]);
    expect(formatReason({ kind: 'owner', values: [] }, inEnglish)).toBe('Same lead writer');
    expect(formatReason({ kind: 'period', values: ['2026-09-30'] }, inEnglish)).toBe('Close in time: 30/09/2026');
    expect(formatReason({ kind: 'batch', values: ['26'] }, inEnglish)).toBe('Same batch: 26');
  });

  it('is the first wording of a link, and fits into it', () => {
    expect(linkNote(match, inEnglish)).toBe(
      'Recurrence, 87 %. Words in common: poids, ligne. Same product: Vigilane 500 mg',
    );
    const long = {
      ...match,
      reasons: [{ kind: 'words' as const, values: Array.from({ length: 200 }, () => 'poids') }],
    };
    expect(linkNote(long, inEnglish)).toHaveLength(500);
  });
});

describe('what was decided about a case that was found', () => {
  const dismissals = [
    {
      otherId: 'NC_3060',
      reason: 'Autre machine',
      who: 'Claire Vasseur',
      at: '2026-11-15T10:00:00Z',
      isFromOther: false,
    },
  ];
  const link = {
    id: 'NC_3060',
    kind: 'nonConformity',
    title: '',
    status: 'closed',
    isImported: false,
    note: '',
  } as const;

  it('is a link before it is a dismissal', () => {
    expect(decisionOn('NC_3060', [link], dismissals)).toEqual({ kind: 'linked' });
    expect(decisionOn('NC_3060', [], dismissals)).toEqual({ kind: 'dismissed', dismissal: dismissals[0] });
    expect(decisionOn('NC_3061', [link], dismissals)).toEqual({ kind: 'open' });
  });

  it('is shown below where the analysis does not find the case any more', () => {
    expect(dismissedElsewhere(dismissals, { matches: [match] })).toEqual([]);
    expect(dismissedElsewhere(dismissals, { matches: [] })).toEqual(dismissals);
    expect(dismissedElsewhere(dismissals, undefined)).toEqual(dismissals);
  });
});

it.each([
  [100, 'high'],
  [70, 'high'],
  [69, 'medium'],
  [50, 'medium'],
  [49, 'low'],
  [30, 'low'],
])('%i %% is a %s match', (score, level) => {
  expect(levelOf(score)).toBe(level);
});
