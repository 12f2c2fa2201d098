import { expect, it } from 'vitest';
import { beginOf, changesOf, dayOf, type EnteredVersion } from './entered-version';

const before: EnteredVersion = {
  title: 'Vide de ligne',
  summary: '',
  impact: '',
  plannedOn: '',
  writerId: { id: 1, name: 'A' },
  coAuthorIds: [],
  reviewerIds: [],
  approverIds: [],
  pdfId: '',
};

it('sends what was changed alone', () => {
  expect(changesOf(before, before)).toEqual({});
  const after = { ...before, summary: 'Une étape', impact: 'changed' as const, reviewerIds: [{ id: 2, name: 'B' }] };
  expect(changesOf(before, after)).toEqual({ summary: 'Une étape', impact: 'changed', reviewerIds: [2] });
  expect(changesOf({ ...before, pdfId: 'x' }, before)).toEqual({ pdfId: null });
});

it('begins a day where the reader is', () => {
  expect(dayOf(beginOf('2026-12-01'))).toBe('2026-12-01');
  const { plannedFrom } = changesOf(before, { ...before, plannedOn: '2026-12-01' });
  expect(plannedFrom && dayOf(plannedFrom)).toBe('2026-12-01');
});
