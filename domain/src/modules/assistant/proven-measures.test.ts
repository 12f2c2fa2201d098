import { expect, it } from 'vitest';
import { newCapa, newCause, undecided } from '../cases/public';
import { type JudgedCase, provenMeasuresOf } from './proven-measures';

const verdict = (isEffective: boolean, findings = 'Rien depuis') => ({
  isEffective,
  findings,
  recorded: { at: '2026-03-01T10:00:00Z' },
});
const capa = (number: string | null, causeId: string, titre: string) => ({ ...newCapa(causeId), number, titre });
const judged: JudgedCase = {
  causes: {
    'cause-aaaaaa': { ...newCause(null, 1, 'Joint usé'), isRootCause: true, mCategory: 'Machines', type: 'Principale' },
  },
  plan: {
    'capa-aaaaaa': capa('CAPA-2026-1', 'cause-aaaaaa', 'Changer le joint'),
    'capa-bbbbbb': capa('CAPA-2026-2', 'cause-aaaaaa', 'Graisser'),
    'capa-cccccc': capa('CAPA-2026-3', 'cause-aaaaaa', 'Afficher'),
    'capa-dddddd': capa(null, 'cause-aaaaaa', 'Sans numéro'),
  },
  verdicts: new Map([
    ['CAPA-2026-1', verdict(true, 'Aucune fuite')],
    ['CAPA-2026-2', verdict(false)],
    ['CAPA-2026-3', null],
  ]),
  overall: null,
};
const titles = (one: JudgedCase) => provenMeasuresOf(one).map(({ measure }) => measure);

it('a measure that QA found effective is proven, with its cause and what was seen', () => {
  expect(provenMeasuresOf(judged)).toEqual([
    {
      cause: 'Joint usé',
      capaId: 'CAPA-2026-1',
      measure: 'Changer le joint',
      objective: '',
      findings: 'Aucune fuite',
      judgedAt: '2026-03-01T10:00:00Z',
    },
  ]);
});

it('the verdict on the case speaks for measures that nobody judged, never against what was', () => {
  expect(titles({ ...judged, overall: verdict(true) })).toEqual(['Changer le joint', 'Afficher']);
  expect(titles({ ...judged, overall: verdict(false) })).toEqual(['Changer le joint']);
});

it('a cause that was eliminated has no proven measure', () => {
  const rejected = { ...undecided, rejeter: true, rationale: 'Écartée' };
  expect(titles({ ...judged, plan: { ...judged.plan, 'cause-aaaaaa': rejected } })).toEqual([]);
});
