import { describe, expect, it } from 'vitest';
import { type Actor, systemActor } from './identity/actor';
import { french } from './message';
import { availableActions, decide, type Workflow } from './workflow';

const text = (word: string) => french(word, word);
const blocked = { message: text('blocked') };
const workflow: Workflow<'open' | 'shut', 'shut' | 'reopen', 'owner', { state: 'open' | 'shut' }, { jammed: boolean }> =
  {
    record: 'door',
    stateLabels: { open: text('open'), shut: text('shut') },
    stateOf: (door) => door.state,
    rolesOn: (_door, actor) => (actor.roles.includes('qa') ? ['owner'] : []),
    transitions: {
      shut: {
        label: text('shut'),
        from: ['open'],
        to: 'shut',
        by: ['owner'],
        guards: [({ jammed }) => (jammed ? blocked : null)],
      },
      reopen: { label: text('reopen'), from: ['shut'], to: 'open', by: ['owner'] },
    },
    refusals: { wrongRole: text('role'), wrongState: text('state'), reasonMissing: text('reason') },
  };
const owner: Actor = { ...systemActor(1), roles: ['qa'] };
const stranger = systemActor(1);

describe('decide', () => {
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
    ]);
  });
});
