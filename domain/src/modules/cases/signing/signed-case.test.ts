import { describe, expect, it } from 'vitest';
import type { Json } from '../../../kernel/trail/canonical-json';
import { saysWhatWasSigned, signedSchemaVersion } from '../../../kernel/trail/signed-content';
import type { Action } from '../../actions/public';
import type { QuestionnaireToSign } from '../../questionnaires/public';
import type { CapaCheck } from '../capa/capa-check';
import { caseActions } from '../workflow';
import { type CaseToSign, signedCase, signedCaseLike, vouchesFor } from './signed-case';

const by = { id: 5, who: 'Claire Vasseur', at: '2026-11-02T08:00:00.000Z' };
const action = {
  id: 'ACT_0001',
  origin: 'CAPA-0001',
  status: 'in_progress',
  summary: 'Changer le joint',
  description: '',
  objective: '',
  responsible: 'Thomas Riou',
  responsibleId: 9,
  dueDate: '2027-01-31',
  todos: [],
} as unknown as Action;
const check = {
  capaId: 'CAPA-0001',
  criterion: 'Aucune fuite',
  measure: null,
  draft: null,
  verdict: null,
} as unknown as CapaCheck;
const questionnaire: QuestionnaireToSign = {
  id: 'QU_00001',
  title: 'Visite',
  status: 'submitted',
  templateId: 'TPL_0001',
  templateVersion: 1,
  fillerId: 9,
  answers: { q1: 'oui' },
  points: 1,
  possible: 1,
  percent: 100,
  isFailed: false,
  findings: 0,
  photoHashes: ['d', 'c'],
};
const record: CaseToSign = {
  kind: 'itBug',
  title: 'Fuite',
  criticality: 'Major',
  ownerId: 4,
  dueDate: '2027-01-01',
  detectionDate: '2026-11-01',
  reportId: 'REP_0001',
  definition: { what: 'Fuite' },
  effectiveness: { criterion: 'Aucun cas', asked: by, verdict: null },
  steps: [{ name: 'process', content: { impactLevel: null }, emptyBecause: '' }],
  fileHashes: ['b', 'a'],
  actions: [action],
  checks: [check],
  questionnaires: [questionnaire],
};

const changes: Readonly<Record<string, Partial<CaseToSign>>> = {
  kind: { kind: 'hse' },
  title: { title: 'Autre' },
  criticality: { criticality: 'Minor' },
  owner: { ownerId: 7 },
  dueDate: { dueDate: '2027-02-01' },
  detectionDate: { detectionDate: '2026-10-01' },
  report: { reportId: 'REP_0002' },
  definition: { definition: { what: 'Autre' } },
  step: { steps: [{ name: 'process', content: { impactLevel: 'Major impact' }, emptyBecause: '' }] },
  'reason for an empty step': {
    steps: [{ name: 'process', content: { impactLevel: null }, emptyBecause: 'Sans objet' }],
  },
  file: { fileHashes: ['a', 'b', 'c'] },
  answer: { questionnaires: [{ ...questionnaire, answers: { q1: 'non' } }] },
  score: { questionnaires: [{ ...questionnaire, percent: 50 }] },
  photo: { questionnaires: [{ ...questionnaire, photoHashes: ['c'] }] },
  'state of a questionnaire': { questionnaires: [{ ...questionnaire, status: 'in_progress' }] },
  'set of questionnaires': { questionnaires: [] },
};
const progress: Readonly<Record<string, Partial<CaseToSign>>> = {
  'an action goes on': { actions: [{ ...action, status: 'completed' }] },
  'an action says something else': { actions: [{ ...action, summary: 'Autre' }] },
  'an action is added': { actions: [action, { ...action, id: 'ACT_0002' }] },
  'a measure is judged': {
    checks: [{ ...check, verdict: { isEffective: true, findings: 'Rien', recorded: by } }],
  },
  'the case is judged': {
    effectiveness: {
      criterion: 'Aucun cas',
      asked: by,
      verdict: { isEffective: true, findings: 'Rien', recorded: by },
    },
  },
};

const again = (content: Json, now: Partial<CaseToSign>, schemaVersion: number | null = signedSchemaVersion) =>
  saysWhatWasSigned(content, signedCaseLike({ ...record, ...now }, { content, schemaVersion }));

describe('what a signature on a case covers', () => {
  it('R13 vouches for the outcome where nothing changes any more', () => {
    expect(caseActions.map((one) => [one, vouchesFor(one)])).toEqual([
      ['submit', 'plan'],
      ['return', 'plan'],
      ['approve', 'plan'],
      ['close', 'outcome'],
      ['reopen', 'plan'],
      ['void', 'outcome'],
    ]);
  });

  it.each(['plan', 'outcome'] as const)('R13 holds for the same case, files in any order (%s)', (vouches) => {
    const content = signedCase(record, vouches);
    expect(again(content, {})).toBe(true);
    expect(again(content, { fileHashes: ['a', 'b'] })).toBe(true);
    expect(again(content, { questionnaires: [{ ...questionnaire, photoHashes: ['c', 'd'] }] })).toBe(true);
  });

  it.each(Object.entries(changes))('R14 does not hold after another %s', (_what, change) => {
    expect(again(signedCase(record, 'plan'), change)).toBe(false);
    expect(again(signedCase(record, 'outcome'), change)).toBe(false);
  });

  it.each(Object.entries(progress))('R14 holds for the approval and not for the closing when %s', (_what, change) => {
    expect(again(signedCase(record, 'plan'), change)).toBe(true);
    expect(again(signedCase(record, 'outcome'), change)).toBe(false);
  });

  it('R13 keeps what stood then under the approval too', () => {
    expect(JSON.stringify(signedCase(record, 'plan'))).toContain('Changer le joint');
  });

  it('R14 reads what an earlier release signed in the shape of that release', () => {
    const { emptySteps: _emptySteps, ...third } = signedCase(record, 'plan');
    expect(again(third, {})).toBe(true);
    expect(again(third, changes['reason for an empty step'] ?? {})).toBe(false);
    const { questionnaires: _questionnaires, ...second } = signedCase(record, 'plan');
    expect(again(second, {}, 2)).toBe(true);
    expect(again(second, { questionnaires: [] }, 2)).toBe(true);
    expect(again(second, { kind: 'hse' }, 2)).toBe(false);
    const { kind: _kind, soFar: _soFar, ...first } = second;
    expect(again(first, {}, 1)).toBe(true);
    expect(again(first, progress['an action goes on'] ?? {}, 1)).toBe(true);
    expect(again(first, { title: 'Autre' }, 1)).toBe(false);
    expect(signedCaseLike(record, { content: null, schemaVersion: null })).toEqual(first);
  });
});
