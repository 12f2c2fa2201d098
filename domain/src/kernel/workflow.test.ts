import { describe, expect, it } from 'vitest';
import { type Actor, systemActor } from './identity/actor';
import { french } from './message';
import {
  availableActions,
  decide,
  decideConsequence,
  hasEnded,
  hasOutgoingTransition,
  isPast,
  noticeOf,
  usualPath,
  type Workflow,
} from './workflow';

const text = (word: string) => french(word, word);
type State = 'open' | 'shut' | 'sealed';
const blocked = { message: text('blocked') };
const workflow: Workflow<State, 'shut' | 'seal' | 'reopen', 'owner', { state: State }, { jammed: boolean }, 'burn'> = {
  record: 'door',
  stateLabels: { open: text('open'), shut: text('shut'), sealed: text('sealed') },
  stateOf: (door) => door.state,
  rolesOn: (_door, actor) => (actor.roles.includes('qa') ? ['owner'] : []),
  initial: ['open'],
  createdEvent: 'door.made',
  final: ['sealed'],
  usual: { open: 'shut', shut: 'seal' },
  transitions: {
    shut: {
      label: text('shut'),
      from: ['open'],
      to: 'shut',
      by: ['owner'],
      event: 'door.shut',
      notice: 'doorShut',
      guards: [({ jammed }) => (jammed ? blocked : null)],
    },
    reopen: {
      label: text('reopen'),
      from: ['shut'],
      to: 'open',
      by: ['owner'],
      event: 'door.reopened',
      notice: { shut: 'doorReopened' },
    },
    seal: {
      label: text('seal'),
      from: ['shut'],
      wrongState: text('once shut'),
      to: 'sealed',
      by: ['owner'],
      event: 'door.sealed',
    },
  },
  consequences: { burn: { from: ['open', 'shut'], to: 'sealed', event: 'door.burnt', follows: 'house.burnt' } },
  refusals: { wrongRole: text('role'), wrongState: text('state'), reasonMissing: text('reason') },
};
const owner: Actor = { ...systemActor(1), roles: ['qa'] };
const stranger = systemActor(1);

describe('decide', () => {
  it('says when an act is possible, and of what has ended that it has', () => {
    const objectionOf = (state: State, action: 'shut' | 'seal') => {
      const decision = decide(workflow, action, { item: { state }, actor: owner, facts: { jammed: false } });
      return decision.allowed ? null : decision.objection.message.en;
    };
    expect(objectionOf('open', 'seal')).toBe('once shut');
    expect(objectionOf('shut', 'shut')).toBe('state');
    expect(objectionOf('sealed', 'seal')).toBe('state');
  });

  it.each([
    ['open', 'shut', owner, false, { allowed: true, to: 'shut' }],
    ['open', 'shut', owner, true, { allowed: false, code: 'objection', objection: blocked }],
    ['shut', 'shut', owner, false, { allowed: false, code: 'wrong_state' }],
    ['shut', 'reopen', owner, true, { allowed: true, to: 'open' }],
    ['open', 'reopen', owner, false, { allowed: false, code: 'wrong_state' }],
    // Rights come first: a stranger does not learn the state from the reason.
    ['open', 'shut', stranger, true, { allowed: false, code: 'not_allowed' }],
    ['shut', 'shut', stranger, false, { allowed: false, code: 'not_allowed' }],
  ] as const)('from %s to %s', (state, action, actor, jammed, expected) => {
    expect(decide(workflow, action, { item: { state }, actor, facts: { jammed } })).toMatchObject(expected);
  });
});

describe('availableActions', () => {
  it('lists every action with what stands in its way', () => {
    const actions = availableActions(workflow, { item: { state: 'open' }, actor: owner, facts: { jammed: true } });
    expect(actions.map(({ action, objection }) => [action, objection?.message.fr])).toEqual([
      ['shut', 'blocked'],
      ['reopen', 'state'],
      ['seal', 'once shut'],
    ]);
  });
});

describe('a consequence', () => {
  it.each([
    ['open', { allowed: true, to: 'sealed' }],
    ['shut', { allowed: true, to: 'sealed' }],
    ['sealed', { allowed: false, code: 'wrong_state', objection: { values: { state: 'sealed' } } }],
  ] as const)('of what happens elsewhere, on a door that is %s', (state, expected) => {
    expect(decideConsequence(workflow, 'burn', { state })).toMatchObject(expected);
  });

  it('is offered to nobody', () => {
    const question = { item: { state: 'open' as const }, actor: owner, facts: { jammed: false } };
    expect(availableActions(workflow, question).map(({ action }) => action)).not.toContain('burn');
  });
});

describe('what follows from the table', () => {
  const states = ['open', 'shut', 'sealed'] as const;

  it('is what has ended and what can still be moved', () => {
    expect(states.filter((state) => hasEnded(workflow, state))).toEqual(['sealed']);
    expect(states.filter((state) => hasOutgoingTransition(workflow, state))).toEqual(['open', 'shut']);
  });

  it('is the usual way from each state to its end', () => {
    expect(states.map((state) => usualPath(workflow, state))).toEqual([['shut', 'seal'], ['seal'], []]);
    const circle = { ...workflow, usual: { open: 'shut', shut: 'reopen' } as const };
    expect(usualPath(circle, 'open')).toEqual(['shut', 'reopen']);
  });

  it('is what lies behind an action', () => {
    expect(states.filter((state) => isPast(workflow, 'shut', state))).toEqual(['shut', 'sealed']);
    expect(states.filter((state) => isPast(workflow, 'seal', state))).toEqual(['sealed']);
  });

  it('is the notice, by the state that is left where that matters', () => {
    const { shut, reopen, seal } = workflow.transitions;
    expect(noticeOf(shut, 'open')).toBe('doorShut');
    expect(noticeOf(reopen, 'shut')).toBe('doorReopened');
    expect(noticeOf(reopen, 'open')).toBeNull();
    expect(noticeOf(seal, 'shut')).toBeNull();
  });
});
