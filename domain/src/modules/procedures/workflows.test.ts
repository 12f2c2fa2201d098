import { describe, expect, it } from 'vitest';
import type { Actor, CompanyRole } from '../../kernel/identity/actor';
import { availableActions } from '../../kernel/workflow';
import {
  answerOf,
  type CopyStatus,
  copyChangeObjection,
  copyStatuses,
  copyWorkflow,
  issueObjection,
} from './copies/workflow';
import {
  canReadProcedure,
  type ProcedureFacts,
  type ProcedureStatus,
  procedureChangeObjection,
  procedureStatuses,
  procedureWorkflow,
} from './procedures/workflow';
import { beginObjection } from './rights';
import {
  canReadVersion,
  type VersionFacts,
  type VersionItem,
  type VersionStatus,
  versionChangeObjection,
  versionStatuses,
  versionWorkflow,
} from './versions/workflow';

const person = (userId: number, ...roles: CompanyRole[]): Actor => ({
  companyId: 1,
  userId,
  username: String(userId),
  displayName: String(userId),
  roles: ['reporter', ...roles],
});
const named = (id: number) => ({ id, name: String(id) });
const people = {
  writer: person(1),
  coAuthor: person(2),
  reviewer: person(3),
  approver: person(4, 'qa'),
  qa: person(5, 'qa'),
  owner: person(6),
  designer: person(7, 'designer'),
  stranger: person(8),
  elsewhere: { ...person(5, 'qa'), companyId: 2 },
};
type Who = keyof typeof people;
const everybody = Object.keys(people) as Who[];

const version = (status: VersionStatus): VersionItem => ({
  companyId: 1,
  status,
  writerId: 1,
  ownerId: 6,
  coAuthors: [named(2)],
  reviewers: [named(3)],
  approvers: [named(4)],
});
const ready: VersionFacts = {
  wroteInIt: false,
  hasReviewed: false,
  hasApproved: false,
  isQualified: true,
  isFirst: false,
  hasText: true,
  hasChange: true,
  hasSummary: true,
  impact: 'changed',
  plannedFrom: '2026-01-01T00:00:00.000Z',
  reviewers: 1,
  approvers: 1,
  hasQaApprover: true,
  coming: [],
  unfinished: null,
};
const stepsOf = (status: VersionStatus, who: Who, facts: VersionFacts = ready) =>
  availableActions(versionWorkflow, { item: version(status), actor: people[who], facts })
    .filter(({ objection }) => objection === null)
    .map(({ action }) => action);
const objectionTo = (action: string, status: VersionStatus, who: Who, facts: Partial<VersionFacts>) =>
  availableActions(versionWorkflow, { item: version(status), actor: people[who], facts: { ...ready, ...facts } }).find(
    (one) => one.action === action,
  )?.objection?.message.en;

describe('a version', () => {
  it('R19 R25 is moved in each state by those who may', () => {
    const found = Object.fromEntries(
      versionStatuses.map((status) => [
        status,
        Object.fromEntries(
          everybody.map((who) => [who, stepsOf(status, who)]).filter(([, steps]) => steps?.length !== 0),
        ),
      ]),
    );
    expect(found).toEqual({
      draft: { writer: ['submit', 'discard'], coAuthor: ['submit', 'discard'] },
      in_review: { reviewer: ['review', 'return'], approver: ['return'] },
      in_approval: { reviewer: ['return'], approver: ['return', 'approve'] },
      approved: { approver: ['goLive', 'withdraw'], qa: ['goLive', 'withdraw'] },
      effective: {},
      superseded: {},
      retired: {},
      discarded: {},
    });
  });

  it('R22 is reviewed, approved and put in force by nobody who wrote in it', () => {
    const wrote = { wroteInIt: true };
    expect(objectionTo('review', 'in_review', 'reviewer', wrote)).toMatch(/You wrote/);
    expect(objectionTo('approve', 'in_approval', 'approver', wrote)).toMatch(/You wrote/);
    expect(objectionTo('goLive', 'approved', 'qa', wrote)).toMatch(/You wrote/);
    expect(objectionTo('review', 'in_review', 'reviewer', { hasReviewed: true })).toMatch(/already/);
    expect(objectionTo('approve', 'in_approval', 'approver', { hasApproved: true })).toMatch(/already/);
    expect(objectionTo('approve', 'in_approval', 'approver', { isQualified: false })).toMatch(/not qualified/);
  });

  it('R27 is submitted once nothing is missing, and says what is', () => {
    const missing: readonly [Partial<VersionFacts>, RegExp][] = [
      [{ hasText: false }, /Write the text/],
      [{ unfinished: { message: versionWorkflow.refusals.reasonMissing } }, /Give the reason/],
      [{ hasSummary: false }, /Summarise/],
      [{ impact: '' }, /read anew/],
      [{ plannedFrom: null }, /comes into force/],
      [{ reviewers: 0 }, /reviewer/],
      [{ approvers: 0 }, /approver/],
      [{ hasQaApprover: false }, /approver of QA/],
      [{ hasChange: false }, /the one in force/],
      [{ coming: ['PRC_0001-v3'] }, /under way/],
    ];
    for (const [facts, sentence] of missing) expect(objectionTo('submit', 'draft', 'writer', facts)).toMatch(sentence);
    expect(
      objectionTo('submit', 'draft', 'writer', { isFirst: true, hasChange: false, hasSummary: false }),
    ).toBeUndefined();
  });

  it('R19 is read as a draft by those who take part, as obsolete by the owner, and by QA in each state', () => {
    const readers = (status: VersionStatus, mayRead = true) =>
      everybody.filter((who) => canReadVersion(version(status), mayRead, people[who]));
    const taking: Who[] = ['writer', 'coAuthor', 'reviewer', 'approver', 'qa'];
    for (const status of ['draft', 'in_review', 'in_approval', 'discarded'] as const) {
      expect(readers(status), status).toEqual(taking);
    }
    for (const status of ['superseded', 'retired'] as const) {
      expect(readers(status), status).toEqual(['approver', 'qa', 'owner']);
    }
    for (const status of ['approved', 'effective'] as const) {
      expect(readers(status), status).toEqual(everybody.filter((who) => who !== 'elsewhere'));
      expect(readers(status, false), status).toEqual(['approver', 'qa']);
    }
  });

  it('R30 is changed by its authors while it is a draft', () => {
    for (const status of versionStatuses) {
      const may = everybody.filter((who) => versionChangeObjection(version(status), people[who]) === null);
      expect(may, status).toEqual(status === 'draft' ? ['writer', 'coAuthor'] : []);
    }
  });
});

const procedure = (status: ProcedureStatus, ownerId = 6, isConfidential = false) => ({
  companyId: 1,
  status,
  ownerId,
  isConfidential,
  readers: [named(3)],
});
const nothing: ProcedureFacts = { verdict: null, isOwnVerdict: false, coming: [], neededBy: [] };

describe('a procedure', () => {
  const steps = (status: ProcedureStatus, who: Who, facts: Partial<ProcedureFacts> = {}, ownerId = 6) =>
    availableActions(procedureWorkflow, {
      item: procedure(status, ownerId),
      actor: people[who],
      facts: { ...nothing, ...facts },
    })
      .filter(({ objection }) => objection === null)
      .map(({ action }) => action);

  it('R22 is judged by its owner, confirmed by QA who does not own it, and retired by QA', () => {
    for (const status of procedureStatuses.filter((one) => one !== 'active')) {
      for (const who of everybody) expect(steps(status, who, { verdict: 'keep' }), `${status} ${who}`).toEqual([]);
    }
    expect(steps('active', 'owner')).toEqual(['keep', 'revise', 'askRetire']);
    expect(steps('active', 'qa')).toEqual(['retire']);
    expect(steps('active', 'qa', { verdict: 'keep' })).toEqual(['confirm', 'refuse', 'retire']);
    expect(steps('active', 'qa', { verdict: 'keep' }, 5)).toEqual(['retire']);
    expect(steps('active', 'qa', { verdict: 'keep', isOwnVerdict: true })).toEqual(['retire']);
    expect(steps('active', 'qa', { coming: ['PRC_0001-v2'] })).toEqual([]);
    expect(steps('active', 'qa', { neededBy: ['Opérateurs'] })).toEqual([]);
    expect(steps('active', 'stranger')).toEqual([]);
  });

  it('R19 is begun by QA and designers, and kept by them and the owner', () => {
    expect(everybody.filter((who) => beginObjection(people[who]) === null)).toEqual([
      'approver',
      'qa',
      'designer',
      'elsewhere',
    ]);
    const keepers = (status: ProcedureStatus) =>
      everybody.filter((who) => procedureChangeObjection(procedure(status), people[who]) === null);
    expect(keepers('active')).toEqual(['approver', 'qa', 'owner', 'designer']);
    expect(keepers('retired')).toEqual([]);
  });

  it('R19 is read by those named where it is confidential', () => {
    const readers = (isConfidential: boolean) =>
      everybody.filter((who) => canReadProcedure(procedure('active', 6, isConfidential), people[who]));
    expect(readers(false)).toEqual(everybody.filter((who) => who !== 'elsewhere'));
    expect(readers(true)).toEqual(['reviewer', 'approver', 'qa', 'owner']);
  });
});

describe('a copy', () => {
  const copy = (status: CopyStatus) => ({ companyId: 1, status, holderId: 8 });

  it('is collected or declared lost by its holder and QA', () => {
    const steps = (status: CopyStatus, who: Who) =>
      availableActions(copyWorkflow, { item: copy(status), actor: people[who], facts: null })
        .filter(({ objection }) => objection === null)
        .map(({ action }) => action);
    for (const who of ['stranger', 'qa'] as const) {
      expect(copyStatuses.map((status) => steps(status, who))).toEqual([['lose'], ['collect', 'lose'], [], [], []]);
    }
    for (const who of ['owner', 'elsewhere'] as const) {
      expect(copyStatuses.flatMap((status) => steps(status, who))).toEqual([]);
    }
    expect(copyChangeObjection(copy('issued'), people.stranger)).toBeNull();
    expect(copyChangeObjection(copy('collected'), people.stranger)).not.toBeNull();
    expect(copyChangeObjection(copy('issued'), people.owner)).not.toBeNull();
  });

  it('R19 is handed out controlled by QA and the owner, for information by anyone', () => {
    expect(everybody.filter((who) => issueObjection('controlled', 6, people[who]) === null)).toEqual([
      'approver',
      'qa',
      'owner',
      'elsewhere',
    ]);
    expect(everybody.filter((who) => issueObjection('information', 6, people[who]) === null)).toEqual(everybody);
  });

  it('says whether it is current, no longer, or called back', () => {
    const at = '2026-11-19T12:00:00.000Z';
    const answer = (status: CopyStatus, isInForce: boolean, validUntil: string | null = null) =>
      answerOf({ status, validUntil }, isInForce, at);
    expect(answer('issued', true)).toBe('current');
    expect(answer('issued', false)).toBe('not_current');
    expect(answer('issued', true, '2026-11-19T11:00:00.000Z')).toBe('not_current');
    expect(answer('issued', true, '2026-11-19T13:00:00.000Z')).toBe('current');
    expect(answer('expired', false, at)).toBe('not_current');
    for (const status of ['to_collect', 'collected', 'lost'] as const) expect(answer(status, true)).toBe('recalled');
  });
});
