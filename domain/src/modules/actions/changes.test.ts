import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { roles } from '../../kernel/identity/actor';
import {
  answerObjection,
  type ChangeableField,
  changeableFields,
  changeObjection,
  dueDateProblem,
  type ExtendableAction,
  extensionObjection,
  extensionProblem,
  isUnderQa,
  peopleProblem,
  withdrawObjection,
} from './changes';
import { actionChangeMessages as c, actionWorkflowMessages as m } from './messages/workflow';
import { originKindOf } from './record';
import { people, person } from './testing/people';
import { actionStatuses } from './workflow';

const going = { isCaseEnded: false };
const ended = { isCaseEnded: true };
const task: ExtendableAction = {
  companyId: 1,
  responsibleId: 7,
  approverId: 8,
  status: 'in_progress',
  origin: '',
  caseId: null,
  extension: null,
};
const doers = ['responsible', 'responsible who is qa'];
const judges = ['qa', 'approver'];

/** Who may change what of a task with an approver, while it is in progress: what is not listed is refused. */
const mayChange: Readonly<Record<ChangeableField, readonly string[]>> = {
  summary: doers,
  description: doers,
  todos: doers,
  files: doers,
  priority: [...doers, ...judges],
  responsibleId: [...doers, ...judges],
  approverId: judges,
  dueDate: judges,
};

describe('R19 R22 what is changed of an action', () => {
  for (const field of changeableFields) {
    for (const status of actionStatuses) {
      it.each(people)(`${field} of one that is ${status}, by %s`, (who, actor) => {
        const isOpen = status === 'in_progress' || (field === 'dueDate' && status === 'ready_for_qa');
        const objection = changeObjection({ ...task, status }, field, actor, going);
        expect(objection === null).toBe(isOpen && mayChange[field].includes(who));
        expect(changeObjection({ ...task, status }, field, actor, ended)).not.toBeNull();
        if (!mayChange[field].includes(who) && !doers.includes(who)) expect(objection?.code).toBe('not_allowed');
      });
    }
  }

  it('is the plan’s to say where the action follows one', () => {
    const followed = { ...task, origin: 'CAPA-2026-124', caseId: 'NC_0001' };
    for (const field of ['summary', 'description', 'responsibleId'] as const) {
      expect(changeObjection(followed, field, person(['reporter'], 7), going)).toEqual({ message: c.planSays });
    }
    expect(changeObjection(followed, 'todos', person(['reporter'], 7), going)).toBeNull();
  });

  it('names an approver where there is none, and never replaces one, by a user who does the work', () => {
    const alone = { ...task, approverId: null };
    expect(changeObjection(alone, 'approverId', person(['reporter'], 7), going)).toBeNull();
    expect(changeObjection(task, 'approverId', person(['reporter'], 7), going)?.message).toBe(c.onlyReviewerNames);
  });
});

describe('the due date of an action', () => {
  it('is its responsible’s own only while nobody else relies on it', () => {
    const alone = { ...task, approverId: null };
    expect(isUnderQa(alone)).toBe(false);
    expect(changeObjection(alone, 'dueDate', person(['reporter'], 7), going)).toBeNull();
    expect(extensionObjection(alone, person(['reporter'], 7), going)?.message).toBe(c.noExtensionNeeded);
    for (const relied of [task, { ...alone, caseId: 'NC_0001' }, { ...alone, status: 'ready_for_qa' as const }]) {
      expect(isUnderQa(relied)).toBe(true);
    }
    expect(changeObjection(task, 'dueDate', person(['reporter'], 7), going)?.message).toBe(c.askExtension);
  });

  it.each(people)('R19 an extension is asked for by the responsible and answered by the others: %s', (who, actor) => {
    const asked = { ...task, extension: { dueDate: '2027-01-01' } };
    expect(extensionObjection(task, actor, going) === null).toBe(doers.includes(who));
    expect(answerObjection(asked, actor, going) === null).toBe(judges.includes(who));
    expect(withdrawObjection(asked, actor) === null).toBe(doers.includes(who));
    expect(extensionObjection(asked, actor, going)).not.toBeNull();
    expect(answerObjection(task, actor, going)).not.toBeNull();
    expect(withdrawObjection(task, actor)).not.toBeNull();
    expect(extensionObjection(task, actor, ended)).not.toBeNull();
    expect(answerObjection(asked, actor, ended)).not.toBeNull();
  });

  it('R22 whatever is asked for, nobody grants it to themselves', () => {
    const anyone = fc.record({ userId: fc.integer({ min: 1, max: 5 }), role: fc.constantFrom(...roles) });
    fc.assert(
      fc.property(anyone, fc.integer({ min: 1, max: 5 }), fc.integer({ min: 1, max: 5 }), (who, doer, judge) => {
        const item = { ...task, responsibleId: doer, approverId: judge };
        const actor = person([who.role], who.userId);
        const asks = extensionObjection(item, actor, going) === null;
        const answers = answerObjection({ ...item, extension: { dueDate: '2027-01-01' } }, actor, going) === null;
        expect(asks && answers).toBe(false);
      }),
    );
  });

  it('says the state before it says anything else of it', () => {
    const waiting = { ...task, status: 'ready_for_qa' as const };
    expect(extensionObjection(waiting, person(['reporter'], 7), going)?.message).toBe(c.withQa);
    expect(extensionObjection({ ...task, status: 'completed' }, person(['reporter'], 7), going)?.message).toBe(m.ended);
    expect(extensionObjection(task, person(['reporter'], 7), ended)?.message).toBe(m.caseEnded);
  });

  it.each([
    ['2026-11-14', '2026-11-15', c.dueDatePast],
    ['2026-11-15', '2026-11-15', null],
    ['2101-01-01', '2026-11-15', c.dueDateFar],
  ])('%s, on %s', (day, today, message) => expect(dueDateProblem(day, today)?.message ?? null).toBe(message));

  it.each([
    ['2026-12-01', '2026-12-01', c.notLater],
    ['2026-11-30', '2026-12-01', c.notLater],
    ['2026-12-02', '2026-12-01', null],
    ['2026-11-10', '2026-11-01', c.dueDatePast],
    ['2026-12-02', null, null],
  ])('is extended to %s from %s', (day, current, message) =>
    expect(extensionProblem(day, current, '2026-11-15')?.message ?? null).toBe(message),
  );
});

it('R22 nobody approves their own work', () => {
  expect(peopleProblem({ responsibleId: 7, approverId: 7 })?.message).toBe(c.samePerson);
  expect(peopleProblem({ responsibleId: 7, approverId: 8 })).toBeNull();
  expect(peopleProblem({ responsibleId: null, approverId: null })).toBeNull();
});

it.each([
  ['', 'task'],
  ['CAPA-2026-124', 'capa'],
  ['IA_00042', 'immediate'],
])('%s is of the kind %s', (origin, kind) => expect(originKindOf(origin)).toBe(kind));
