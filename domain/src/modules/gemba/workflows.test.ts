import { describe, expect, it } from 'vitest';
import type { Actor } from '../../kernel/identity/actor';
import { decide, decideConsequence } from '../../kernel/workflow';
import { dutyChangeObjection, dutyMoves, dutyStatuses, dutyWorkflow } from './duties/workflow';
import { contentObjection, observedAtOf, statusOfNew, wasUnderWay } from './observations/observation';
import {
  followObjection,
  observationChangeObjection,
  observationEffects,
  observationMoves,
  observationStatuses,
  observationWorkflow,
} from './observations/workflow';
import { routeChangeObjection, routeMoves, routeStatuses, routeWorkflow } from './routes/workflow';
import { stationChangeObjection, stationMoves, stationStatuses, stationWorkflow } from './stations/workflow';
import { walkChangeObjection, walkMoves, walkStatuses, walkWorkflow } from './walks/workflow';

const person = (userId: number, roles: Actor['roles']): Actor => ({
  companyId: 1,
  userId,
  roles,
  username: 'x',
  displayName: 'X',
});
const people = {
  walker: person(1, ['reporter']),
  owner: person(2, ['reporter']),
  qa: person(3, ['qa']),
  designer: person(4, ['designer']),
  admin: person(5, ['company_admin']),
  colleague: person(6, ['reporter', 'validator']),
  stranger: { ...person(1, ['qa', 'designer', 'company_admin']), companyId: 2 },
};
type Who = keyof typeof people;
const everyone = Object.entries(people) as [Who, Actor][];

const editors: readonly Who[] = ['designer', 'admin'];
const planners: readonly Who[] = ['qa', 'designer', 'admin'];

type Allowed<State extends string> = Readonly<Partial<Record<Who, readonly State[]>>>;
const forAll = <State extends string>(who: readonly Who[], ...states: State[]): Allowed<State> =>
  Object.fromEntries(who.map((one) => [one, states]));

describe('R25 R19 each step is for those whom the table names, in the states that it names', () => {
  it.each(stationMoves)('station: %s', (action) => {
    const allowed = { retire: forAll(editors, 'active'), restore: forAll(editors, 'retired') }[action];
    for (const [who, actor] of everyone) {
      for (const status of stationStatuses) {
        const { allowed: may } = decide(stationWorkflow, action, {
          item: { companyId: 1, status },
          actor,
          facts: null,
        });
        expect(may, `${who} ${status}`).toBe(allowed[who]?.includes(status as never) ?? false);
      }
    }
  });

  it.each(routeMoves)('route: %s', (action) => {
    const allowed = { retire: forAll(editors, 'active'), restore: forAll(editors, 'retired') }[action];
    for (const [who, actor] of everyone) {
      for (const status of routeStatuses) {
        const { allowed: may } = decide(routeWorkflow, action, { item: { companyId: 1, status }, actor, facts: null });
        expect(may, `${who} ${status}`).toBe(allowed[who]?.includes(status as never) ?? false);
      }
    }
  });

  it.each(dutyMoves)('duty: %s', (action) => {
    for (const [who, actor] of everyone) {
      for (const status of dutyStatuses) {
        const { allowed: may } = decide(dutyWorkflow, action, { item: { companyId: 1, status }, actor, facts: null });
        expect(may, `${who} ${status}`).toBe(planners.includes(who) && status === 'active');
      }
    }
  });

  it.each(walkMoves)('walk: %s', (action) => {
    const from = { start: 'planned', finish: 'in_progress', skip: 'planned' }[action];
    for (const [who, actor] of everyone) {
      for (const status of walkStatuses) {
        const item = { companyId: 1, walkerId: 1, status };
        const { allowed: may } = decide(walkWorkflow, action, { item, actor, facts: null });
        expect(may, `${who} ${status}`).toBe(who === 'walker' && status === from);
      }
    }
  });

  it.each(observationMoves)('observation: %s', (action) => {
    const allowed = {
      settle: forAll(['walker', 'owner', 'qa'], 'open', 'followed'),
      withdraw: forAll(['walker', 'qa'], 'open'),
    }[action];
    for (const [who, actor] of everyone) {
      for (const status of observationStatuses) {
        const item = { companyId: 1, authorId: 1, ownerId: 2, status };
        const { allowed: may } = decide(observationWorkflow, action, { item, actor, facts: null });
        expect(may, `${who} ${status}`).toBe(allowed[who]?.includes(status as never) ?? false);
      }
    }
  });
});

it('what a device kept belongs to the walk that was under way when it was seen', () => {
  const at = (minute: number) => new Date(Date.UTC(2026, 10, 19, 8, minute)).toISOString();
  const walk = (status: (typeof walkStatuses)[number], startedAt: string | null, finishedAt: string | null) => ({
    status,
    startedAt,
    finishedAt,
  });
  const finished = walk('finished', at(10), at(40));
  const taken = [8, 10, 25, 40, 42];
  for (const minute of [0, 7, ...taken, 43, 59]) {
    expect(wasUnderWay(finished, at(minute)), `${minute}`).toBe(taken.includes(minute));
    expect(wasUnderWay(walk('in_progress', at(10), null), at(minute))).toBe(true);
    expect(wasUnderWay(walk('planned', null, null), at(minute))).toBe(false);
    expect(wasUnderWay(walk('skipped', null, at(50)), at(minute))).toBe(false);
  }
});

it('what follows from other acts', () => {
  const from = { report: 'open', act: 'open', join: 'open', conclude: 'followed', release: 'followed' };
  for (const effect of observationEffects) {
    for (const status of observationStatuses) {
      const item = { companyId: 1, authorId: 1, ownerId: 2, status };
      expect(decideConsequence(observationWorkflow, effect, item).allowed, `${effect} ${status}`).toBe(
        from[effect] === status,
      );
    }
  }
  for (const status of walkStatuses) {
    const { allowed } = decideConsequence(walkWorkflow, 'lapse', { companyId: 1, walkerId: 1, status });
    expect(allowed).toBe(status === 'in_progress');
  }
});

it('fields are changed by those who keep them, until the end', () => {
  for (const [who, actor] of everyone) {
    for (const status of stationStatuses) {
      const item = { companyId: 1, status };
      const may = editors.includes(who) && status === 'active';
      expect(stationChangeObjection(item, actor) === null, `station ${who} ${status}`).toBe(may);
      expect(routeChangeObjection(item, actor) === null, `route ${who} ${status}`).toBe(may);
    }
    for (const status of dutyStatuses) {
      const may = planners.includes(who) && status === 'active';
      expect(dutyChangeObjection({ companyId: 1, status }, actor) === null, `duty ${who} ${status}`).toBe(may);
    }
    for (const status of walkStatuses) {
      const may = who === 'walker' && ['planned', 'in_progress'].includes(status);
      const item = { companyId: 1, walkerId: 1, status };
      expect(walkChangeObjection(item, actor) === null, `walk ${who} ${status}`).toBe(may);
    }
    for (const status of observationStatuses) {
      const may = who === 'walker' && ['open', 'followed'].includes(status);
      const item = { companyId: 1, authorId: 1, ownerId: 2, status };
      expect(observationChangeObjection(item, actor) === null, `observation ${who} ${status}`).toBe(may);
      expect(followObjection({ status }) === null).toBe(status === 'open');
    }
  }
});

it('an observation shows something: a photo, or three letters', () => {
  expect(contentObjection('', 0)).not.toBeNull();
  expect(contentObjection(' a. b ', 0)).not.toBeNull();
  expect(contentObjection('été', 0)).toBeNull();
  expect(contentObjection('', 1)).toBeNull();
  expect([statusOfNew('good'), statusOfNew('improve')]).toEqual(['settled', 'open']);
});

it('R28 it was observed when the device says so, never after it arrived', () => {
  const now = new Date('2026-11-19T10:00:00Z');
  expect(observedAtOf(undefined, now)).toEqual(now);
  expect(observedAtOf('2026-11-19T09:00:00Z', now).toISOString()).toBe('2026-11-19T09:00:00.000Z');
  expect(observedAtOf('2026-11-20T09:00:00Z', now)).toEqual(now);
  expect(observedAtOf('2020-01-01T00:00:00Z', now).toISOString()).toBe('2026-08-21T10:00:00.000Z');
});
