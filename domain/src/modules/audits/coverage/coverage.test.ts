import { expect, it } from 'vitest';
import { coverageOf } from './coverage';

const standard = 'ISO 9001';
const grades = ['critical', 'major', 'minor'];
const cell = (process: string, clause: string, auditId: string, coveredOn: string) => ({
  process,
  clause,
  auditId,
  coveredOn,
  isImported: auditId === 'AUD_0009',
});
const coverage = (part: Partial<Parameters<typeof coverageOf>[0]>) =>
  coverageOf({ standard, covered: [], graded: [], planned: [], grades, ...part });

it('what is planned and was never audited stands there without a cell, clauses in the order of their numbers', () => {
  const planned = [
    { processes: ['Achats'], standards: [{ standard, clauses: ['8.10', '8.4'] }] },
    { processes: ['Paie'], standards: [{ standard: 'ISO 14001', clauses: ['6.1'] }] },
  ];
  expect(coverage({ planned })).toEqual({ processes: ['Achats'], clauses: ['8.4', '8.10'], cells: [] });
});

it('an audit of the whole standard looked at each clause that is known; of two audits the later one counts', () => {
  const covered = [cell('Achats', '', 'AUD_0002', '2026-03-01'), cell('Achats', '8.4', 'AUD_0001', '2026-01-01')];
  const planned = [{ processes: ['Achats'], standards: [{ standard, clauses: ['8.5'] }] }];
  const { cells } = coverage({ covered, planned });
  expect(cells.map(({ clause, auditId }) => [clause, auditId]).sort()).toEqual([
    ['8.4', 'AUD_0002'],
    ['8.5', 'AUD_0002'],
  ]);
  const later = [...covered, cell('Achats', '8.4', 'AUD_0003', '2026-03-01')];
  expect(coverage({ covered: later, planned }).cells).toContainEqual({
    ...cell('Achats', '8.4', 'AUD_0003', '2026-03-01'),
    worstGrade: null,
  });
});

it('says of a cell whether its last audit came from elsewhere', () => {
  const covered = [cell('Achats', '8.4', 'AUD_0009', '2024-03-01'), cell('Achats', '8.5', 'AUD_0009', '2024-03-01')];
  const { cells } = coverage({ covered: [...covered, cell('Achats', '8.5', 'AUD_0010', '2026-03-01')] });
  expect(cells.map(({ clause, isImported }) => [clause, isImported])).toEqual([
    ['8.4', true],
    ['8.5', false],
  ]);
});

it('shows the worst grade that the audit of a cell gave on its clause', () => {
  const covered = [cell('Achats', '8.4', 'AUD_0002', '2026-03-01')];
  const graded = [
    { auditId: 'AUD_0002', clause: '8.4', grade: 'minor' },
    { auditId: 'AUD_0002', clause: '8.4', grade: 'major' },
    { auditId: 'AUD_0002', clause: '8.5', grade: 'critical' },
    { auditId: 'AUD_0001', clause: '8.4', grade: 'critical' },
  ];
  expect(coverage({ covered, graded }).cells).toMatchObject([{ worstGrade: 'major' }]);
  expect(coverage({ covered, graded: [{ ...graded[0], grade: 'of the past' } as never] }).cells).toMatchObject([
    { worstGrade: 'of the past' },
  ]);
});
