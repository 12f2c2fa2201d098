import { expect, it } from 'vitest';
import { diagramOf, pageOf, workflowsIn } from './workflows.mjs';

const say = (en) => ({ fr: en, en });
const doorWorkflow = {
  record: 'door',
  stateLabels: { open: say('Open'), shut: say('Shut') },
  initial: ['open'],
  createdEvent: 'door.made',
  final: ['shut'],
  usual: { open: 'close' },
  transitions: {
    close: {
      label: say('Close it'),
      from: ['open'],
      to: 'shut',
      by: ['owner', 'qa'],
      event: 'door.closed',
      signature: say('Closed'),
      needsReason: true,
      notice: { open: 'doorClosed' },
    },
  },
  consequences: { slam: { from: ['open'], to: 'shut', event: 'door.slammed', follows: 'wind.blew' } },
};

it('takes the tables of a file, and nothing else that it exports', () => {
  const exported = { doorWorkflow, doorStates: ['open'], isOpen: () => true, notAWorkflow: null };
  expect(workflowsIn(exported)).toEqual([['door', doorWorkflow]]);
});

it('draws each state and one arrow between two of them, from creation to end', () => {
  expect(diagramOf(doorWorkflow).split('\n')).toEqual([
    '```mermaid',
    'stateDiagram-v2',
    '  state "Open" as open',
    '  state "Shut" as shut',
    '  [*] --> open',
    '  open --> shut : close, slam',
    '  shut --> [*]',
    '```',
  ]);
});

it('tells of each transition who, reason, signature, event and notice', () => {
  const lines = pageOf([['door', doorWorkflow]]).split('\n');
  expect(lines).toContain('## Door');
  expect(lines).toContain('Created (`door.made`) as: Open. Ended when: Shut. Usual next step: Open → `close`.');
  expect(lines).toContain(
    '| `close` (Close it) | Open → Shut | owner, qa | yes | Closed | `door.closed` | `doorClosed` |',
  );
  expect(lines).toContain('| _slam_ | Open → Shut | _follows_ `wind.blew` |  |  | `door.slammed` |  |');
});
