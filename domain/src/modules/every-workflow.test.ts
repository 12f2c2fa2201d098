import { describe, expect, it } from 'vitest';
import { chosenTypes, noticeGroupsOf } from '../kernel/records/notices';
import type { AnyWorkflow, Consequence, Transition } from '../kernel/workflow';
import { type ModuleContract, moduleContracts } from './index';

const notificationTypes = chosenTypes(noticeGroupsOf(Object.values(moduleContracts)));

const files = import.meta.glob<Record<string, unknown>>('./**/*workflow.ts', { eager: true });
const isWorkflow = (value: unknown): value is AnyWorkflow =>
  typeof value === 'object' && value !== null && 'stateLabels' in value && 'transitions' in value;
const workflows = Object.values(files).flatMap((file) =>
  Object.entries(file).filter((entry): entry is [string, AnyWorkflow] => isWorkflow(entry[1])),
);

type Row = Pick<Transition<string, string, never>, 'from' | 'to' | 'event' | 'notice' | 'reopens'>;
const consequencesOf = ({ consequences }: AnyWorkflow) => Object.values<Consequence<string>>(consequences ?? {});
const rowsOf = (workflow: AnyWorkflow): Row[] => [...Object.values(workflow.transitions), ...consequencesOf(workflow)];

it('there is one table for everything that has states, and every kind of record has one', () => {
  const records = workflows.map(([, { record }]) => record);
  expect(new Set(workflows.map(([name]) => name)).size).toBe(workflows.length);
  const contracts: readonly ModuleContract[] = Object.values(moduleContracts);
  for (const { name } of contracts.flatMap(({ kinds = [] }) => kinds)) expect(records).toContain(name);
});

describe.each(workflows)('%s', (_name, workflow) => {
  const states = Object.keys(workflow.stateLabels);
  const rows = rowsOf(workflow);

  it('reaches every state from one in which records are created', () => {
    expect(workflow.initial.length).toBeGreaterThan(0);
    const reached = new Set(workflow.initial);
    for (let before = 0; before !== reached.size; ) {
      before = reached.size;
      for (const { from, to } of rows) if (from.some((state) => reached.has(state))) reached.add(to);
    }
    expect([...reached].sort()).toEqual([...states].sort());
  });

  it('leads on from every state that is not final, and back from a final one only where it says so', () => {
    for (const state of states) {
      const leaving = rows.filter(({ from, to }) => from.includes(state) && to !== state);
      if (!workflow.final.includes(state)) expect(leaving, state).not.toHaveLength(0);
      else
        for (const { to, reopens } of leaving) expect(workflow.final.includes(to) || reopens === true, to).toBe(true);
    }
    for (const { from } of rows.filter(({ reopens }) => reopens)) {
      expect(from.some((state) => workflow.final.includes(state))).toBe(true);
    }
  });

  it('knows what usually comes next: a way that begins there, and never at the end', () => {
    for (const [state, action] of Object.entries(workflow.usual)) {
      expect(workflow.final).not.toContain(state);
      expect(workflow.transitions[action ?? '']?.from).toContain(state);
    }
  });

  it('gives each act its own event, and a consequence one that tells the same change', () => {
    const events = Object.values(workflow.transitions).map(({ event }) => event);
    expect(new Set([...events, workflow.createdEvent]).size).toBe(events.length + 1);
    for (const { event, to } of consequencesOf(workflow)) {
      for (const same of Object.values(workflow.transitions).filter((row) => row.event === event)) {
        expect(same.to).toBe(to);
      }
    }
    for (const event of [...rows.map((row) => row.event), workflow.createdEvent]) {
      expect(event.startsWith(`${workflow.record}.`), event).toBe(true);
    }
  });

  it('sends notices that there are', () => {
    const named = rows.flatMap(({ notice }) => (typeof notice === 'object' ? Object.values(notice) : (notice ?? [])));
    for (const notice of named) expect(notificationTypes).toContain(notice);
  });

  it('names as the cause of a consequence an event of a table', () => {
    const known = workflows.flatMap(([, other]) => [other.createdEvent, ...rowsOf(other).map(({ event }) => event)]);
    for (const { follows } of consequencesOf(workflow)) expect(known).toContain(follows);
  });
});
