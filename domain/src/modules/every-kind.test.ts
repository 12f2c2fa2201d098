import { describe, expect, it } from 'vitest';
import { say } from '../kernel/message';
import type { RecordKind } from '../kernel/records/record-kind';
import type { Consequence, Notices as NoticesOfStates, Transition } from '../kernel/workflow';
import { eventLabel } from '../messages/record-words';
import { type ModuleContract, moduleContracts } from './index';

const contracts: readonly ModuleContract[] = Object.values(moduleContracts);
const kinds = contracts.flatMap((contract) =>
  (contract.kinds ?? []).map((kind) => ({ name: kind.name, kind, contract })),
);

const isKind = (value: unknown): value is RecordKind =>
  typeof value === 'object' && value !== null && 'name' in value && 'words' in value && 'address' in value;

const noticesOf = (notice: NoticesOfStates<string> | undefined): string[] => {
  if (notice === undefined) return [];
  return typeof notice === 'string' ? [notice] : Object.values(notice).filter((type) => type !== undefined);
};

it('every kind that a module declares has a name of its own and stands in the list of modules', () => {
  const files = import.meta.glob<Record<string, unknown>>('./**/kind.ts', { eager: true });
  const declared = Object.values(files).flatMap((file) => Object.values(file).filter(isKind));
  expect(kinds.map(({ name }) => name).sort()).toEqual(declared.map(({ name }) => name).sort());
  expect(new Set(kinds.map(({ name }) => name)).size).toBe(kinds.length);
});

describe.each(kinds)('the kind $name', ({ kind, contract }) => {
  const { workflow, words, notices, list } = kind;
  const rows = workflow
    ? [
        ...Object.values<Transition<string, string, never>>(workflow.transitions),
        ...Object.values<Consequence<string>>(workflow.consequences ?? {}),
      ]
    : [];

  it('is called in its workflow as in its declaration', () => {
    expect(workflow?.record).toBe(kind.name);
  });

  it('has words in its history for every event of its workflow, and for what every record has', () => {
    const events = [workflow?.createdEvent ?? '', ...rows.map(({ event }) => event)];
    for (const event of [...events, `${kind.name}.commented`, `${kind.name}.file_attached`]) {
      expect(
        eventLabel(words, event, (message) => say('en', message)),
        event,
      ).not.toBe(event);
    }
  });

  it('declares every notice that its workflow sends', () => {
    for (const type of rows.flatMap(({ notice }) => noticesOf(notice))) expect(Object.keys(notices)).toContain(type);
  });

  it('has a word for each state that its history may show', () => {
    expect(Object.keys(words.values?.status ?? {})).toEqual(
      expect.arrayContaining(Object.keys(workflow?.stateLabels ?? {})),
    );
  });

  it('says what a signature on it covers wherever its workflow asks for one', () => {
    const isSigned = rows.some((row) => 'signature' in row);
    expect(Object.keys(kind.signed ?? {}).length > 0).toBe(isSigned);
  });

  it('lists its records where its contract says, each state a column of its board and in order of life', () => {
    expect(Object.values(contract.endpoints).map(({ path }) => path)).toContain(list?.path);
    expect(list?.sorts).toContain(list?.usualSort);
    const states = list?.board?.states;
    if (!states || !workflow) return;
    expect(states).toEqual(expect.arrayContaining(Object.keys(workflow.stateLabels)));
    const first = states.findIndex((state) => workflow.final.includes(state));
    for (const state of states.slice(0, first)) {
      if (state in workflow.stateLabels)
        expect(
          rows.some(({ from }) => from.includes(state)),
          state,
        ).toBe(true);
    }
  });
});
