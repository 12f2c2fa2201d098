import { expect, it } from 'vitest';
import { placementFileMessages as m } from './messages';
import { checkPlacementFile, type KnownPlaces, readPlacementFile } from './placement-file';

const known: KnownPlaces = new Map([
  ['ana', [{ department: 'Pesée', site: 'Rennes', validFrom: '2024-01-01', validUntil: null }]],
  ['max', []],
]);
const head = 'Identifiant;Service;Site;Premier jour;Dernier jour';

function problemsOf(rows: readonly string[], endsEarlier = false): string[][] {
  const read = readPlacementFile([head, ...rows].join('\n'));
  if (read.objection) throw new Error(read.objection.message.fr);
  return checkPlacementFile(read.lines, known, endsEarlier).map(({ objections }) =>
    objections.map(({ message }) => message.en),
  );
}

it('reads days as they are written in both ways, columns in any order', () => {
  const read = readPlacementFile('Last day,Site,Username,First day,Department\n31.12.2026,Rennes,Ana,2026-03-01,Quai');
  expect(read).toMatchObject({
    objection: null,
    lines: [{ line: 2, username: 'Ana', validFrom: '2026-03-01', validUntil: '2026-12-31', department: 'Quai' }],
  });
});

it('refuses a file without a column that is needed, or without a line', () => {
  expect(readPlacementFile('Service;Site\nQuai;Rennes').objection?.message).toBe(m.columnsMissing);
  expect(readPlacementFile(head).objection?.message).toBe(m.empty);
});

it('names everything that is wrong with a line', () => {
  expect(
    problemsOf(['Inconnu;;Rennes;32/01/2026;', 'Max;Quai;Rennes;2026-03-02;2026-03-01', 'Max;Quai;Rennes;;']),
  ).toEqual([
    [m.noDay.en, m.unknownUser.en, 'Give the department.'],
    ['Choose a last day on or after the first day.'],
    ['Give the first day.'],
  ]);
});

it('says no department twice for a day: against what stands, and within the file', () => {
  expect(
    problemsOf(['ana;pesée;Rennes;2026-03-01;', 'Max;Quai;Rennes;2026-03-01;', 'max;Quai;Rennes;2026-04-01;']),
  ).toEqual([[m.placedAlready.en], [], [m.twice.en]]);
  expect(problemsOf(['ana;pesée;Rennes;2026-03-01;'], true)).toEqual([[]]);
});
