import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Actor } from '../../kernel/identity/actor';
import { decide, decideConsequence } from '../../kernel/workflow';
import { defaultGrades } from '../parameters/public';
import { auditUrgency, movedAgenda, planProblem, shiftDay } from './audits/audit';
import { byClause, type ReportedFinding } from './audits/report';
import {
  type AuditFacts,
  type AuditItem,
  type AuditMove,
  answerObjection,
  auditChangeObjection,
  auditFilesObjection,
  auditMoves,
  auditStatuses,
  auditWorkflow,
  canReadWork,
  choiceObjection,
  draftObjection,
} from './audits/workflow';
import { reminderOf, sentAs } from './findings/finding';
import {
  answerObjection as answering,
  type FindingFacts,
  type FindingItem,
  findingChangeObjection,
  findingEffects,
  findingFilesObjection,
  findingMoves,
  findingStatuses,
  findingWorkflow,
} from './findings/workflow';

const person = (userId: number, roles: Actor['roles']): Actor => ({
  companyId: 1,
  userId,
  roles,
  username: 'x',
  displayName: 'X',
});
const people = {
  lead: person(1, ['reporter']),
  auditor: person(2, ['reporter']),
  observer: person(3, ['reporter']),
  auditee: person(4, ['reporter']),
  owner: person(5, ['reporter']),
  author: person(6, ['reporter']),
  qa: person(7, ['qa']),
  qaInTeam: person(8, ['qa']),
  colleague: person(9, ['validator', 'designer', 'company_admin']),
  stranger: { ...person(1, ['qa']), companyId: 2 },
};
type Who = keyof typeof people;
const everyone = Object.entries(people) as [Who, Actor][];
const named = (...ids: number[]) => ids.map((id) => ({ id, name: `P${id}` }));

const audit = (status: AuditItem['status']): AuditItem => ({
  companyId: 1,
  status,
  leadId: 1,
  auditors: named(2, 8),
  observers: named(3),
});
const ready: AuditFacts = {
  today: '2026-11-19',
  plannedFrom: '2026-11-20',
  auditees: 1,
  isTemplatePublished: true,
  dependencies: [],
  openAnswers: 0,
  rivalAnswers: 0,
  phone: null,
  isReasonGiven: false,
  hasSummary: true,
  incomplete: [],
  blocking: [],
  unanswered: [],
};

const team: readonly Who[] = ['lead', 'auditor', 'qaInTeam'];
const qa: readonly Who[] = ['qa', 'qaInTeam'];

describe('R25 R19 each step of an audit is for those whom the table names, in the states that it names', () => {
  const allowed: Readonly<Record<AuditMove, { who: readonly Who[]; from: readonly AuditItem['status'][] }>> = {
    confirm: { who: ['lead', ...qa], from: ['planned'] },
    start: { who: team, from: ['scheduled'] },
    finish: { who: ['lead'], from: ['in_progress'] },
    issue: { who: ['lead'], from: ['reporting'] },
    reopen: { who: qa, from: ['issued'] },
    close: { who: ['qa'], from: ['issued'] },
    cancel: { who: qa, from: ['planned', 'scheduled', 'in_progress'] },
  };

  it.each(auditMoves)('%s', (action) => {
    for (const [who, actor] of everyone) {
      for (const status of auditStatuses) {
        const { allowed: may } = decide(auditWorkflow, action, { item: audit(status), actor, facts: ready });
        const { who: wanted, from } = allowed[action];
        expect(may, `${who} ${status}`).toBe(wanted.includes(who) && from.includes(status));
      }
    }
  });
});

describe('what refuses a step', () => {
  const dependencies = [
    { kind: 'placed', userId: 2, name: 'P2', from: '2026-01-01', until: '2026-11-20', site: 'S', department: 'D' },
  ] as unknown as AuditFacts['dependencies'];
  const refused: readonly [AuditMove, AuditItem['status'], Partial<AuditFacts>][] = [
    ['confirm', 'planned', { dependencies }],
    ['confirm', 'planned', { isTemplatePublished: false }],
    ['confirm', 'planned', { auditees: 0 }],
    ['start', 'scheduled', { today: '2026-11-18' }],
    ['start', 'scheduled', { dependencies }],
    ['start', 'scheduled', { isTemplatePublished: false }],
    ['finish', 'in_progress', { openAnswers: 1 }],
    ['finish', 'in_progress', { rivalAnswers: 1 }],
    ['finish', 'in_progress', { phone: { who: 'P2', since: '18/11/2026' } }],
    ['issue', 'reporting', { hasSummary: false }],
    ['issue', 'reporting', { incomplete: ['FND_00001'] }],
    ['close', 'issued', { blocking: ['FND_00001'] }],
    ['close', 'issued', { unanswered: ['FND_00001'] }],
  ];
  it.each(refused)('%s of one that is %s: %o', (action, status, fact) => {
    const actor = action === 'close' ? people.qa : people.lead;
    const ask = (facts: AuditFacts) => decide(auditWorkflow, action, { item: audit(status), actor, facts });
    expect(ask(ready).allowed).toBe(true);
    expect(ask({ ...ready, ...fact }).allowed).toBe(false);
  });

  it('a phone that is not waited for, where a reason is given', () => {
    const facts = { ...ready, phone: { who: 'P2', since: '18/11/2026' }, isReasonGiven: true };
    const question = { item: audit('in_progress'), actor: people.lead, facts };
    expect(decide(auditWorkflow, 'finish', question).allowed).toBe(true);
  });
});

it('what the team writes is theirs and QA’s until the report is issued', () => {
  for (const [who, actor] of everyone) {
    for (const status of auditStatuses) {
      const isIssued = status === 'issued' || status === 'closed';
      const sees = who !== 'stranger' && (isIssued || [...team, ...qa, 'observer'].includes(who));
      expect(canReadWork(audit(status), actor), `${who} ${status}`).toBe(sees);
      const isTeam = team.includes(who);
      const writes = isTeam && ['in_progress', 'reporting'].includes(status);
      expect(draftObjection(audit(status), actor) === null, `${who} ${status}`).toBe(writes);
      expect(answerObjection(audit(status), actor) === null).toBe(isTeam && status === 'in_progress');
      expect(choiceObjection(audit(status), actor) === null).toBe(who === 'lead' && status === 'in_progress');
      const plans = ['lead', ...qa].includes(who) && !['issued', 'closed', 'cancelled'].includes(status);
      expect(auditChangeObjection(audit(status), actor) === null, `${who} ${status}`).toBe(plans);
      const isPlan = status === 'planned' || status === 'scheduled';
      expect(auditFilesObjection(audit(status), actor) === null).toBe(isPlan ? plans : writes);
    }
  }
});

const finding = (status: FindingItem['status']): FindingItem => ({
  companyId: 1,
  status,
  authorId: 6,
  ownerId: 5,
  leadId: 1,
  auditors: named(2, 8),
  auditees: named(4),
});
const answered: FindingFacts = { hasCause: true, hasCorrection: true, hasMeasures: true, isOwnAnswer: false };

describe('R25 R19 each step of a finding is for those whom the table names', () => {
  const judges: readonly Who[] = ['lead', ...qa];
  const allowed = {
    respond: { who: ['owner', 'auditee'], from: ['awaiting_response'] },
    accept: { who: judges, from: ['responded'] },
    return: { who: judges, from: ['responded'] },
    drop: { who: ['author', 'lead'], from: ['draft'] },
    withdraw: { who: qa, from: ['awaiting_response', 'responded', 'accepted'] },
  };

  it.each(findingMoves)('%s', (action) => {
    for (const [who, actor] of everyone) {
      for (const status of findingStatuses) {
        const { allowed: may } = decide(findingWorkflow, action, { item: finding(status), actor, facts: answered });
        const { who: wanted, from } = allowed[action];
        expect(may, `${who} ${status}`).toBe(wanted.includes(who) && from.includes(status));
      }
    }
  });

  it('R22 nobody judges an answer that they wrote, and none is sent without its parts', () => {
    for (const action of ['accept', 'return'] as const) {
      const facts = { ...answered, isOwnAnswer: true };
      expect(decide(findingWorkflow, action, { item: finding('responded'), actor: people.qa, facts }).allowed).toBe(
        false,
      );
    }
    for (const part of ['hasCause', 'hasCorrection', 'hasMeasures'] as const) {
      const facts = { ...answered, [part]: false };
      const question = { item: finding('awaiting_response'), actor: people.owner, facts };
      expect(decide(findingWorkflow, 'respond', question).allowed, part).toBe(false);
    }
  });

  it('what follows from other acts', () => {
    const from = { send: 'draft', note: 'draft', conclude: 'accepted' };
    for (const effect of findingEffects) {
      for (const status of findingStatuses) {
        const { allowed: follows } = decideConsequence(findingWorkflow, effect, finding(status));
        expect(follows, `${effect} ${status}`).toBe(from[effect] === status);
      }
    }
  });

  it('drafts are the team’s, answers the owner’s and the auditees’', () => {
    for (const [who, actor] of everyone) {
      for (const status of findingStatuses) {
        const item = finding(status);
        const changes =
          (status === 'draft' && team.includes(who)) || (status === 'awaiting_response' && judges.includes(who));
        expect(findingChangeObjection(item, actor) === null, `${who} ${status}`).toBe(changes);
        const answers = status === 'awaiting_response' && ['owner', 'auditee'].includes(who);
        expect(answering(item, actor) === null, `${who} ${status}`).toBe(answers);
        const files = answers || (status === 'draft' && team.includes(who));
        expect(findingFilesObjection(item, actor) === null, `${who} ${status}`).toBe(files);
      }
    }
  });
});

const day = fc
  .date({ min: new Date('2020-01-01'), max: new Date('2035-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

it('an answer is due so many days after the issue as the grade says, and none where it asks for none', () => {
  fc.assert(
    fc.property(day, fc.constantFrom(...defaultGrades), (issuedOn, grade) => {
      const { effect, dueOn } = sentAs(grade, issuedOn);
      if (grade.responseDays === null) expect([effect, dueOn]).toEqual(['note', null]);
      else expect([effect, dueOn]).toEqual(['send', shiftDay(issuedOn, grade.responseDays)]);
    }),
  );
});

it('an answer is reminded of like an action: ahead of its day, nearest first, then late', () => {
  const rules = { actionReminderDays: [7, 1], actionEscalationDays: 3 };
  const said = (today: string) => reminderOf({ dueOn: '2026-11-20' }, today, rules);
  expect(['2026-11-12', '2026-11-13', '2026-11-18', '2026-11-19', '2026-11-20'].map(said)).toEqual([
    null,
    'due-7',
    'due-7',
    'due-1',
    'due-1',
  ]);
  expect(['2026-11-21', '2026-11-22', '2026-11-23'].map(said)).toEqual([null, null, 'overdue']);
});

it('a plan goes together, and its agenda moves with its first day', () => {
  const plan = {
    type: 'internal' as const,
    departments: ['D'],
    supplier: '',
    plannedFrom: '2026-11-20',
    plannedUntil: '2026-11-21',
    leadId: 1,
    auditorIds: [2],
    observerIds: [3],
    auditees: named(4),
    agenda: [{ day: '2026-11-21', hour: '09:00', minutes: 30, place: '', topic: 'x', who: '' }],
  };
  expect(planProblem(plan)).toBeNull();
  expect(planProblem({ ...plan, departments: [] })?.field).toBe('departments');
  expect(planProblem({ ...plan, type: 'supplier' })?.field).toBe('supplier');
  expect(planProblem({ ...plan, plannedUntil: '2026-11-19' })?.field).toBe('plannedUntil');
  expect(planProblem({ ...plan, plannedUntil: '2027-11-19' })?.field).toBe('plannedUntil');
  expect(planProblem({ ...plan, observerIds: [2] })?.field).toBe('auditorIds');
  expect(planProblem({ ...plan, auditees: named(1) })?.field).toBe('auditeeIds');
  expect(planProblem({ ...plan, plannedFrom: '2026-11-22', plannedUntil: '2026-11-22' })?.field).toBe('agenda');
  expect(movedAgenda(plan.agenda, '2026-11-20', '2026-12-01')[0]?.day).toBe('2026-12-02');
});

it('says how near an audit is', () => {
  const at = (status: string, more: object = {}) =>
    auditUrgency(
      { status, plannedFrom: '2026-11-20', plannedUntil: '2026-11-21', lateAnswers: 0, ...more },
      '2026-11-19',
    );
  expect([
    at('planned'),
    at('scheduled', { plannedFrom: '2026-11-18' }),
    at('planned', { plannedFrom: '2026-12-18' }),
  ]).toEqual(['soon', 'late', null]);
  expect([at('issued'), at('issued', { lateAnswers: 1 }), at('closed', { lateAnswers: 1 })]).toEqual([
    null,
    'late',
    null,
  ]);
  expect([at('in_progress'), at('reporting', { plannedUntil: '2026-11-18' })]).toEqual([null, 'late']);
});

it('a report lists findings by clause, the worst first, and those without a clause last', () => {
  const made = (id: string, clause: string, grade: string) => ({
    id,
    clause,
    grade,
    standard: clause ? 'ISO 9001' : '',
  });
  const findings = [
    made('FND_00001', '', 'minor'),
    made('FND_00002', '10.2', 'minor'),
    made('FND_00003', '8.5', 'minor'),
    made('FND_00004', '8.5', 'critical'),
  ] as unknown as ReportedFinding[];
  const groups = byClause(findings, defaultGrades);
  expect(groups.map(({ clause, findings: several }) => [clause, several.map(({ id }) => id)])).toEqual([
    ['8.5', ['FND_00004', 'FND_00003']],
    ['10.2', ['FND_00002']],
    ['', ['FND_00001']],
  ]);
});
