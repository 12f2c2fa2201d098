import { describe, expect, it } from 'vitest';
import { type Actor, roles } from '../../kernel/identity/actor';
import { deeds } from '../../kernel/identity/own-work';
import { decide } from '../../kernel/workflow';
import { notOwnWork } from '../actions/public';
import { blockersOf, gates, gatesAhead, listedBy } from './blockers';
import { factsOf } from './facts';
import { followUpDateOf } from './follow-up';
import { stepsOf } from './kinds';
import { urgencyMessages } from './messages/kinds';
import { caseActionMessages } from './messages/workflow';
import { type StepAction, stepMarks, stepWorkflow, writingObjection } from './step-workflow';
import { stepNames } from './steps/steps';
import { urgencyOf } from './urgency';
import {
  allowedInParts,
  type CaseAction,
  type CaseFacts,
  type CaseItem,
  caseActions,
  caseStatuses,
  caseWorkflow,
  changeableProperties,
  commentObjection,
  contributionObjection,
  filesNeedReason,
  propertyObjection,
} from './workflow';

const companyId = 1;
const ownerId = 7;
const person = (roleNames: Actor['roles'], userId = 99, company = companyId): Actor => ({
  companyId: company,
  userId,
  username: 'x',
  displayName: 'X',
  roles: roleNames,
});
const people: [string, Actor][] = [
  ...roles.map((role): [string, Actor] => [role, person([role])]),
  ['lead writer', person(['reporter'], ownerId)],
  ['lead writer who is qa', person(['qa'], ownerId)],
  ['qa of another company', person(['qa'], 99, 2)],
  ['lead writer of another company', person(['reporter'], ownerId, 2)],
];
const clear: CaseFacts = {
  notReady: [],
  notReviewed: [],
  openActions: [],
  missingCapas: [],
  effectiveness: 'not_asked',
  openChecks: [],
  openQuestionnaires: [],
  unfinishedQuestionnaires: [],
  ownWork: null,
};

/** The whole table: what is not listed is refused. */
const allowed = new Set([
  'in_progress submit lead writer',
  'in_progress submit lead writer who is qa',
  'ready_for_qa return qa',
  'ready_for_qa approve qa',
  'approved close qa',
  'approved reopen qa',
  'closed reopen qa',
  ...['in_progress', 'ready_for_qa', 'approved', 'closed'].map((status) => `${status} void qa`),
]);

describe('R19 R22 R25 the life of a case', () => {
  for (const status of caseStatuses) {
    const item: CaseItem = { companyId, ownerId, status };
    for (const action of caseActions) {
      it.each(people)(`${status}, ${action} by %s`, (who, actor) => {
        const decision = decide(caseWorkflow, action, { item, actor, facts: clear });
        expect(decision.allowed).toBe(allowed.has(`${status} ${action} ${who}`));
      });
    }

    it.each(people)(`R30 ${status} is changed and added to by %s only if they may`, (who, actor) => {
      const open = status === 'in_progress' || status === 'ready_for_qa';
      const isLead = who.startsWith('lead writer') && !who.includes('another');
      const isQa = who === 'qa';
      const may = Object.fromEntries(
        changeableProperties.map((property) => [property, propertyObjection(item, actor, property) === null]),
      );
      expect(may).toEqual({
        ownerId: open && (isLead || isQa),
        dueDate: open && isQa,
        criticality: open && isQa,
        cost: (open || status === 'approved') && (isLead || isQa),
      });
      expect(contributionObjection(item, actor) === null).toBe(open && (isLead || isQa));
      expect(writingObjection(item, actor) === null).toBe(status === 'in_progress' && isLead);
    });
  }

  it('R03 R30 a file needs a reason once the case was submitted, and nothing is said about one that has ended', () => {
    expect(caseStatuses.filter((status) => !filesNeedReason(status))).toEqual(['in_progress']);
    const silent = caseStatuses.filter((status) => commentObjection({ status }) !== null);
    expect(silent).toEqual(['closed', 'void']);
    expect(silent.map((status) => commentObjection({ status })?.message)).toEqual([
      caseActionMessages.closedToComments,
      caseActionMessages.voidToComments,
    ]);
  });

  it('R39 what belongs to a case changes until the approval, and is talked about until the end', () => {
    expect(caseStatuses.map((status) => [status, allowedInParts({ status })])).toEqual([
      ['in_progress', 'changes'],
      ['ready_for_qa', 'changes'],
      ['approved', 'comments'],
      ['closed', 'nothing'],
      ['void', 'nothing'],
    ]);
  });

  it.each([
    ['submit', 'in_progress', ownerId, { notReady: ['process'] as const }],
    ['submit', 'in_progress', ownerId, { openQuestionnaires: [{ templateId: 'TPL_0001', title: 'Visite' }] }],
    ['approve', 'ready_for_qa', 99, { notReviewed: ['process'] as const }],
    ['approve', 'ready_for_qa', 99, { unfinishedQuestionnaires: [{ templateId: 'TPL_0001', title: 'Visite' }] }],
    ['close', 'approved', 99, { openActions: ['ACT_0001'] }],
    ['close', 'approved', 99, { effectiveness: 'missing' as const }],
  ] as const)('%s waits for what is missing', (action, status, userId, missing) => {
    const question = { item: { companyId, ownerId, status }, actor: person(['qa'], userId) };
    const facts = { ...clear, ...missing };
    expect(decide(caseWorkflow, action, { ...question, facts })).toMatchObject({ allowed: false, code: 'objection' });
    expect(decide(caseWorkflow, action, { ...question, facts: clear }).allowed).toBe(true);
  });
});

const stepAllowed: Record<StepAction, { marks: string[]; who: string[]; in: string[] }> = {
  markReady: { marks: ['open'], who: ['lead writer', 'lead writer who is qa'], in: ['in_progress'] },
  withdraw: { marks: ['ready', 'reviewed'], who: ['lead writer', 'lead writer who is qa'], in: ['in_progress'] },
  review: { marks: ['ready'], who: ['qa'], in: ['in_progress', 'ready_for_qa'] },
  unreview: { marks: ['reviewed'], who: ['qa'], in: ['in_progress', 'ready_for_qa'] },
};

describe('R22 R25 the marks of a step', () => {
  for (const [action, rule] of Object.entries(stepAllowed)) {
    for (const status of caseStatuses) {
      for (const mark of stepMarks) {
        it.each(people)(`${action} of a step that is ${mark}, case ${status}, by %s`, (who, actor) => {
          const item = { companyId, ownerId, status, mark };
          const decision = decide(stepWorkflow, action as StepAction, {
            item,
            actor,
            facts: { caseStatus: status, faults: [], ownWork: null },
          });
          const may = rule.marks.includes(mark) && rule.who.includes(who) && rule.in.includes(status);
          expect(decision.allowed).toBe(may);
        });
      }
    }
  }

  it('switching ready off clears QA reviewed', () => {
    const item = { companyId, ownerId, status: 'in_progress', mark: 'reviewed' } as const;
    const question = {
      item,
      actor: person(['reporter'], ownerId),
      facts: { caseStatus: 'in_progress' as const, faults: [], ownWork: null },
    };
    expect(decide(stepWorkflow, 'withdraw', question)).toMatchObject({ allowed: true, to: 'open' });
  });
});

describe('R22 a user who took part in a case', () => {
  const qa = person(['qa']);

  it.each(deeds)('and %s something does not return, approve or close it, but may reopen or void it', (ownWork) => {
    const states = { return: 'ready_for_qa', approve: 'ready_for_qa', close: 'approved' } as const;
    for (const [action, status] of Object.entries(states)) {
      const question = { item: { companyId, ownerId, status }, actor: qa, facts: { ...clear, ownWork } };
      expect(decide(caseWorkflow, action as CaseAction, question)).toMatchObject({
        allowed: false,
        code: 'not_allowed',
      });
    }
    const approved = {
      item: { companyId, ownerId, status: 'approved' as const },
      actor: qa,
      facts: { ...clear, ownWork },
    };
    expect(decide(caseWorkflow, 'reopen', approved).allowed).toBe(true);
    expect(decide(caseWorkflow, 'void', approved).allowed).toBe(true);
  });

  it.each(deeds)('and %s something does not review its steps', (ownWork) => {
    for (const [action, mark] of [
      ['review', 'ready'],
      ['unreview', 'reviewed'],
    ] as const) {
      const item = { companyId, ownerId, status: 'ready_for_qa' as const, mark };
      const facts = { caseStatus: item.status, faults: [], ownWork };
      expect(decide(stepWorkflow, action, { item, actor: qa, facts }).allowed).toBe(false);
    }
  });
});

describe('why can’t I close?', () => {
  const start = factsOf('nonConformity', [], [{ id: 'ACT_0001', status: 'completed' }]);

  it('lists everything from the first day, gate by gate', () => {
    const gates = blockersOf('in_progress', start).map(({ gate }) => gate);
    expect(gates.filter((gate) => gate === 'submit')).toHaveLength(7);
    expect(gates.filter((gate) => gate === 'approve')).toHaveLength(8);
    expect(gates.filter((gate) => gate === 'close')).toHaveLength(0);
  });

  it('lists one by one what the guards of each gate count, and nothing that they let pass', () => {
    expect(gates).toEqual(['submit', 'approve', 'close']);
    expect(caseStatuses.map((status) => gatesAhead(status).length)).toEqual([3, 2, 1, 0, 0]);
    const missing: CaseFacts = {
      ...clear,
      notReady: ['process'],
      notReviewed: ['process'],
      openActions: ['ACT_0001'],
      missingCapas: ['Usure'],
      effectiveness: 'missing',
      openChecks: ['CAPA-2026-124'],
      openQuestionnaires: [{ templateId: 'TPL_0001', title: 'Visite' }],
      unfinishedQuestionnaires: [{ templateId: 'TPL_0002', title: 'Visite' }],
    };
    const guards = gates
      .flatMap((gate) => caseWorkflow.transitions[gate].guards ?? [])
      .filter((one) => one !== notOwnWork);
    expect(guards).toHaveLength(8);
    for (const guard of guards) {
      expect(listedBy.get(guard)?.(missing)).toHaveLength(1);
      expect(guard(missing)).not.toBeNull();
      expect(listedBy.get(guard)?.(clear)).toEqual([]);
      expect(guard(clear)).toBeNull();
    }
  });

  it('names the open action and the missing check', () => {
    const facts: CaseFacts = { ...clear, openActions: ['ACT_0002'], effectiveness: 'missing' };
    expect(blockersOf('approved', facts)).toMatchObject([{ actionId: 'ACT_0002' }, { gate: 'close' }]);
  });

  it('awaits what the templates of the kind ask for, until it is submitted, and leads to each', () => {
    const filled = { title: 'Visite', questionnaireId: 'QU_00001', filler: 'Inès', version: 1, isRequired: true };
    const questionnaires = [
      { ...filled, templateId: 'TPL_0001', status: 'in_progress' as const },
      { ...filled, templateId: 'TPL_0002', status: 'submitted' as const },
      { ...filled, templateId: 'TPL_0003', status: null, questionnaireId: null, filler: null, version: null },
      { ...filled, templateId: 'TPL_0004', status: 'in_progress' as const, isRequired: false },
      { ...filled, templateId: 'TPL_0005', status: 'submitted' as const, isRequired: false },
    ];
    const facts = factsOf('hse', [], [], null, { leftOutSteps: [], missingCapas: [], capaChecks: [], questionnaires });
    const awaited = blockersOf('in_progress', facts).filter(({ templateId }) => templateId);
    expect(awaited).toMatchObject([
      { gate: 'submit', templateId: 'TPL_0001', values: { title: 'Visite' } },
      { gate: 'submit', templateId: 'TPL_0003' },
      { gate: 'approve', templateId: 'TPL_0004' },
    ]);
    expect(blockersOf('ready_for_qa', facts).filter(({ templateId }) => templateId)).toMatchObject([
      { gate: 'approve', templateId: 'TPL_0004' },
    ]);
  });

  it('is empty at the end', () => {
    expect(blockersOf('closed', start)).toEqual([]);
    expect(blockersOf('void', start)).toEqual([]);
  });

  it('counts what is marked', () => {
    const marks = stepNames.map((name) => ({ name, mark: 'reviewed' as const }));
    expect(factsOf('hse', marks, [])).toEqual(clear);
    expect(factsOf('hse', [{ name: 'process', mark: 'ready' }], []).notReady).toHaveLength(stepsOf('hse').length - 1);
  });

  it('asks for no step that the company leaves out', () => {
    const plan = { leftOutSteps: ['process' as const], missingCapas: [], capaChecks: [], questionnaires: [] };
    const { notReady, notReviewed } = factsOf('hse', [], [], null, plan);
    expect(notReady).toEqual(stepsOf('hse').filter((name) => name !== 'process'));
    expect(notReviewed).toEqual(notReady);
  });
});

it.each([
  ['in_progress', '2026-11-17', null, 'soon', 2],
  ['in_progress', '2026-11-15', '2026-12-15', 'soon', 0],
  ['ready_for_qa', '2026-12-15', null, 'later', 30],
  ['in_progress', '2026-11-14', null, 'overdue', undefined],
  ['approved', '2026-11-01', '2026-11-20', 'soon', 5],
  ['approved', '2026-11-01', '2026-12-15', 'later', 30],
  ['approved', '2026-12-01', '2026-11-14', 'overdue', undefined],
  ['approved', '2026-11-01', null, 'later', undefined],
  ['closed', '2026-12-01', '2026-11-20', 'closed', undefined],
  ['void', '2026-12-01', null, 'closed', undefined],
] as const)('%s, due %s with actions due %s is %s', (status, dueDate, followUpDate, kind, n) => {
  const urgency = urgencyOf({ status, dueDate, followUpDate }, '2026-11-15');
  expect([urgency.kind, urgency.values?.n]).toEqual([kind, n]);
  const isClosed = urgency.message === urgencyMessages.closed;
  expect(isClosed).toBe(status === 'closed' || status === 'void');
});

it('an approved case waits for the first of its open actions and checks', () => {
  const check = { status: 'completed', verdict: null, checkOn: '2027-01-20' };
  const judged = { isEffective: true, findings: 'Rien', recorded: { id: 1, who: 'Claire', at: '' } };
  const action = { status: 'in_progress' as const, dueDate: '2027-02-01' };
  expect(followUpDateOf([], [])).toBeNull();
  expect(followUpDateOf([action, { ...action, dueDate: null }], [check])).toBe('2027-01-20');
  expect(followUpDateOf([action], [{ ...check, verdict: judged }])).toBe('2027-02-01');
  expect(followUpDateOf([action], [{ ...check, status: 'cancelled' }])).toBe('2027-02-01');
  expect(followUpDateOf([{ ...action, status: 'completed' }], [{ ...check, checkOn: null }])).toBeNull();
});
