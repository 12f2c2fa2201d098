import { expect, it } from 'vitest';
import { type AuditCounts, auditListOf, auditMeasures } from './audit-figures';

const nothing: AuditCounts = {
  auditsDue: 0,
  auditsOnTime: 0,
  reports: 0,
  findings: 0,
  repeats: 0,
  answers: 0,
  daysToAnswer: null,
  walksDue: 0,
  walksDone: 0,
};

it('says nothing where there is nothing to divide by', () => {
  expect(Object.values(auditMeasures(nothing)).map(({ value }) => value)).toEqual([null, null, null, null, null]);
});

it('divides what was done by what was due, and findings by reports', () => {
  const counts = { ...nothing, auditsDue: 4, auditsOnTime: 3, reports: 2, findings: 9, repeats: 3, walksDue: 10 };
  const { auditsOnTime, findingsPerAudit, repeats, walksDone } = auditMeasures(counts);
  expect([auditsOnTime.value, findingsPerAudit.value, repeats.value, walksDone.value]).toEqual([0.75, 4.5, 1 / 3, 0]);
});

it('leads to a list only where the list shows the same', () => {
  const span = { from: '2026-01-01', to: '2026-03-31' };
  expect(auditListOf('repeats', span, undefined)).toContain('from=2026-01-01&until=2026-03-31');
  expect(auditListOf('repeats', span, 'Rennes')).toBeNull();
  expect(auditListOf('auditsOnTime', span, undefined)).toBeNull();
});
