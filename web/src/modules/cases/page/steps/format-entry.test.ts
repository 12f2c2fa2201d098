import { say as sayIn } from '@vigie/domain/kernel/message';
import { newCapa } from '@vigie/domain/modules/cases/steps/capa-plan';
import { newCause } from '@vigie/domain/modules/cases/steps/root-cause';
import { describe, expect, it } from 'vitest';
import type { Content } from '../../../../platform/autosave/merge';
import type { Say } from '../../../../platform/page/messages';
import { entryLabel, formatEntry } from './format-entry';

const say: Say = (message, values) => sayIn('en', message, values);
const tree = (entries: object) => entries as Content;

describe('two versions of a cause', () => {
  const first = newCause(null, 1, 'First');
  const mine = tree({ 'cause-aaaaaa': first, 'cause-bbbbbb': newCause('cause-aaaaaa', 1, 'Bolt was loose') });
  const theirs = tree({
    'cause-aaaaaa': first,
    'cause-bbbbbb': {
      ...newCause(null, 2, 'Bolt came loose'),
      isRootCause: true,
      mCategory: 'Method',
      evidence: [{ text: 'Photo', attachmentId: null }],
    },
  });
  const sides = { step: 'rootCause', id: 'cause-bbbbbb', side: mine, other: theirs } as const;

  it('are headed by its words and tell what differs, its place as a number', () => {
    expect(entryLabel(sides, {}, say)).toBe('Bolt was loose');
    expect(formatEntry(sides, say).split('\n')).toEqual([
      'place: 1.1',
      'text: Bolt was loose',
      'root cause: no',
      'M category: –',
      'evidence: –',
    ]);
    expect(formatEntry({ ...sides, side: theirs, other: mine }, say)).toBe(
      'place: 2\ntext: Bolt came loose\nroot cause: yes\nM category: Method\nevidence: Photo',
    );
  });

  it('say when one side took it out, and then tell all that the other says', () => {
    const gone = tree({ 'cause-aaaaaa': first });
    expect(formatEntry({ ...sides, side: gone, other: mine }, say)).toBe('(deleted)');
    expect(formatEntry({ ...sides, other: gone }, say)).toContain('text: Bolt was loose');
    expect(entryLabel({ ...sides, side: gone, other: mine }, {}, say)).toBe('Bolt was loose');
  });
});

describe('two versions of an entry of the plan', () => {
  const capa = { ...newCapa('cause-aaaaaa'), number: 'CAPA-2026-124', titre: 'New clamp', dateFin: '2026-12-01' };
  const person = { id: 4, displayName: 'Claire Vasseur' };
  const mine = tree({ 'capa-aaaaaa': { ...capa, responsable: person } });
  const theirs = tree({ 'capa-aaaaaa': { ...capa, dateFin: '2026-12-24' } });
  const sides = { step: 'capaPlan', id: 'capa-aaaaaa', side: mine, other: theirs } as const;

  it('name the CAPA by its number and its fields by their labels', () => {
    expect(entryLabel(sides, {}, say)).toBe('CAPA-2026-124');
    expect(formatEntry(sides, say)).toBe('responsible: Claire Vasseur\nend date: 01/12/2026');
  });

  it('name a cause by its words, also when these stand in the root causes', () => {
    const plan = tree({ 'cause-aaaaaa': { is: 'cause', causeRacine: '', rejeter: true, rationale: 'Ruled out' } });
    const known = { 'cause-aaaaaa': newCause(null, 1, 'Loose clamp') };
    const both = { step: 'capaPlan', id: 'cause-aaaaaa', side: plan, other: tree({}) } as const;
    expect(entryLabel(both, known, say)).toBe('Loose clamp');
    expect(formatEntry(both, say)).toBe('eliminated: yes\nwhy it is eliminated: Ruled out');
  });
});
