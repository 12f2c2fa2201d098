import { describe, expect, it } from 'vitest';
import { type Actor, roles } from '../../kernel/identity/actor';
import { decide } from '../../kernel/workflow';
import { decisionProblems, decisions } from './decision';
import {
  alreadyDecidedObjection,
  canRead,
  editObjection,
  needsReason,
  type ReportAction,
  type ReportItem,
  reportStatuses,
  reportWorkflow,
} from './workflow';

const actions = Object.keys(reportWorkflow.transitions) as ReportAction[];
const authorId = 7;
const companyId = 1;
const person = (roleNames: Actor['roles'], userId = 99, company = companyId): Actor => ({
  companyId: company,
  userId,
  username: 'x',
  displayName: 'X',
  roles: roleNames,
});
const facts = { fourEyes: true, isAuthor: false, missing: 0 };

/** The whole table: what is not listed is refused. */
const allowed = new Set([
  'draft submit author',
  'waiting_for_update submit author',
  'draft discard author',
  'waiting_approval approve validator',
  'waiting_approval reject validator',
  'waiting_approval requestInformation validator',
]);

const people: [string, Actor][] = [
  ...roles.map((role): [string, Actor] => [role, person([role])]),
  ['author', person(['reporter'], authorId)],
  ['author of another company', person(['reporter'], authorId, 2)],
  ['validator of another company', person(['validator'], 99, 2)],
];

describe('R19 R25 the life of a report', () => {
  for (const status of reportStatuses) {
    const item: ReportItem = { companyId, authorId, status };
    for (const action of actions) {
      it.each(people)(`${status}, ${action} by %s`, (who, actor) => {
        const isAuthor = who === 'author';
        const decision = decide(reportWorkflow, action, { item, actor, facts: { ...facts, isAuthor } });
        expect(decision.allowed).toBe(allowed.has(`${status} ${action} ${who}`));
      });
    }

    it.each(people)(`${status} is read by %s only if they may`, (who, actor) => {
      const isSent = status !== 'draft' && status !== 'discarded';
      const may = who === 'author' || (isSent && ['validator', 'qa', 'company_admin'].includes(who));
      expect(canRead(item, actor)).toBe(may);
    });

    it.each(people)(`${status} is edited by %s only if they may`, (who, actor) => {
      const open = ['draft', 'waiting_approval', 'waiting_for_update'].includes(status);
      expect(editObjection(item, actor) === null).toBe(who === 'author' && open);
    });
  }

  it.each(['approve', 'reject', 'requestInformation'] as const)('R22 the author cannot %s', (action) => {
    const item: ReportItem = { companyId, authorId, status: 'waiting_approval' };
    const actor = person(['validator'], authorId);
    const ask = (fourEyes: boolean) =>
      decide(reportWorkflow, action, { item, actor, facts: { ...facts, isAuthor: true, fourEyes } });
    expect(ask(true)).toMatchObject({ allowed: false, code: 'not_allowed' });
    expect(ask(false).allowed).toBe(true);
  });

  it('an unanswered report is not sent', () => {
    const item: ReportItem = { companyId, authorId, status: 'draft' };
    const question = { item, actor: person(['reporter'], authorId), facts: { ...facts, isAuthor: true, missing: 2 } };
    expect(decide(reportWorkflow, 'submit', question)).toMatchObject({ allowed: false, code: 'objection' });
  });

  it('R03 asks why, once a user may be reading', () => {
    expect(reportStatuses.filter(needsReason)).toEqual(['waiting_approval']);
  });

  it('R26 says who was first', () => {
    expect(alreadyDecidedObjection('approved', 'Sophie Marchand')).toMatchObject({
      code: 'somebody_was_faster',
      values: { who: 'Sophie Marchand' },
    });
    expect(alreadyDecidedObjection('waiting_approval', null)).toBeNull();
    expect(alreadyDecidedObjection('draft', null)).toBeNull();
  });
});

it('a decision needs a comment where its table asks for a reason', () => {
  for (const decision of decisions) {
    const problems = decisionProblems({ decision, comment: '', criticality: 'Minor', leadWriterId: 1 });
    expect(problems.length > 0, decision).toBe(reportWorkflow.transitions[decision].needsReason === true);
  }
});
