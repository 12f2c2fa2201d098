import { describe, expect, it } from 'vitest';
import type { Actor } from '../../../kernel/identity/actor';
import { decide } from '../../../kernel/workflow';
import { followedChanges } from './followed';
import { isComplete, lineProblem, type ProgrammeLine, periodProblem, titleOfLine } from './line';
import { lineText } from './line-text';
import {
  programmeChangeObjection,
  programmeFacts,
  programmeMoves,
  programmeStatuses,
  programmeWorkflow,
} from './workflow';

const person = (roles: Actor['roles'], companyId = 1): Actor => ({
  companyId,
  userId: 1,
  roles,
  username: 'x',
  displayName: 'X',
});
const people = {
  qa: person(['qa']),
  designer: person(['designer', 'company_admin', 'validator']),
  colleague: person(['reporter']),
  stranger: person(['qa'], 2),
};

const line: ProgrammeLine = {
  id: '0b5f6c55-4d7b-4e4e-9a53-0d3c9b1f2a10',
  type: 'internal',
  site: 'Rennes',
  departments: ['Production'],
  supplier: '',
  processes: [],
  standards: [],
  templateId: 'TPL_0001',
  leadId: 4,
  firstDay: '2026-03-10',
  everyMonths: 6,
  days: 2,
};
const whole = programmeFacts([line], false);

describe('the life of a programme', () => {
  it.each(programmeMoves)('R19 R25 %s is for QA, in the states that the table names', (action) => {
    const from = { approve: 'draft', revise: 'approved', end: 'approved' }[action];
    for (const [who, actor] of Object.entries(people)) {
      for (const status of programmeStatuses) {
        const { allowed } = decide(programmeWorkflow, action, { item: { companyId: 1, status }, actor, facts: whole });
        expect(allowed, `${who} ${status}`).toBe(who === 'qa' && status === from);
        const objection = programmeChangeObjection({ companyId: 1, status }, actor);
        expect(objection === null, `${who} ${status}`).toBe(who === 'qa' && status === 'draft');
      }
    }
  });

  it('R22 nobody approves what they wrote, nor a programme without lines or with a line that lacks something', () => {
    const item = { companyId: 1, status: 'draft' as const };
    const approve = (facts: typeof whole) => decide(programmeWorkflow, 'approve', { item, actor: people.qa, facts });
    expect(approve(whole).allowed).toBe(true);
    expect(approve(programmeFacts([line], true)).allowed).toBe(false);
    expect(approve(programmeFacts([], false)).allowed).toBe(false);
    expect(approve(programmeFacts([line, { ...line, leadId: null }], false))).toMatchObject({
      objection: { values: { n: 1, first: 'Production (Rennes)' } },
    });
    expect(approve(programmeFacts([{ ...line, templateId: null }], false)).allowed).toBe(false);
  });
});

describe('a line', () => {
  const period = { validFrom: '2026-01-01', validUntil: '2026-12-31' };
  const problem = (more: Partial<ProgrammeLine>, approved?: ProgrammeLine) =>
    lineProblem({ ...line, ...more }, period, approved)?.field ?? null;

  it('audits departments, or a supplier', () => {
    expect(problem({})).toBeNull();
    expect(problem({ departments: [] })).toBe('departments');
    expect(problem({ type: 'regulatory', departments: [] })).toBe('departments');
    expect(problem({ type: 'supplier' })).toBe('supplier');
    expect(problem({ type: 'supplier', supplier: 'Verrerie', departments: [] })).toBeNull();
  });

  it('begins within its programme, which lasts three years at most', () => {
    expect(problem({ firstDay: '2025-12-31' })).toBe('firstDay');
    expect(problem({ firstDay: '2027-01-01' })).toBe('firstDay');
    expect(periodProblem({ validFrom: '2026-01-01', validUntil: '2028-12-31' })).toBeNull();
    expect(periodProblem({ validFrom: '2026-01-01', validUntil: '2029-01-01' })).not.toBeNull();
    expect(periodProblem({ validFrom: '2026-01-02', validUntil: '2026-01-01' })).not.toBeNull();
  });

  it('keeps the rhythm that was approved, by which its audits are counted', () => {
    expect(problem({ everyMonths: 12 }, line)).toBe('everyMonths');
    expect(problem({ everyMonths: null }, line)).toBe('everyMonths');
    expect(problem({ firstDay: '2026-04-01', days: 5 }, line)).toBeNull();
  });

  it('is complete with a lead and a checklist, and called by where it audits', () => {
    expect([line, { ...line, leadId: null }, { ...line, templateId: null }].map(isComplete)).toEqual([
      true,
      false,
      false,
    ]);
    expect(titleOfLine({ ...line, type: 'supplier', supplier: 'Verrerie' })).toBe('Verrerie (Rennes)');
    expect(titleOfLine({ ...line, departments: Array.from({ length: 20 }, () => 'x'.repeat(200)) })).toHaveLength(200);
  });

  it('R04 says everything in the trail', () => {
    const others: readonly Partial<ProgrammeLine>[] = [
      { type: 'regulatory' },
      { site: 'Lyon' },
      { departments: ['Quai'] },
      { processes: ['Achats'] },
      { standards: [{ standard: 'ISO 9001', clauses: [] }] },
      { standards: [{ standard: 'ISO 9001', clauses: ['8.4'] }] },
      { templateId: null },
      { leadId: 5 },
      { firstDay: '2026-03-11' },
      { everyMonths: null },
      { days: 3 },
    ];
    const texts = [line, ...others.map((other) => ({ ...line, ...other }))].map(lineText);
    expect(new Set(texts).size).toBe(others.length + 1);
  });
});

it('an audit follows its line in what was not changed by hand', () => {
  const was = line;
  const now = { ...line, leadId: 5, departments: ['Quai'] };
  const made = {
    title: 'Production (Rennes)',
    scope: 'Production (Rennes)',
    site: 'Rennes',
    departments: ['Production'],
    supplier: '',
    processes: [],
    standards: [],
    templateId: 'TPL_0001',
    leadId: 4,
  };
  expect(followedChanges(was, now, made)).toEqual({
    title: 'Quai (Rennes)',
    scope: 'Quai (Rennes)',
    departments: ['Quai'],
    leadId: 5,
  });
  expect(followedChanges(was, now, { ...made, leadId: 9, scope: 'Autre' })).toEqual({
    title: 'Quai (Rennes)',
    departments: ['Quai'],
  });
  expect(followedChanges(was, was, { ...made, leadId: 9 })).toEqual({});
});
