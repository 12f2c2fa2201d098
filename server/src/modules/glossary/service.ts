import { invalidField, Refusal } from '@vigie/domain/kernel/refusal';
import { creation, differences } from '@vigie/domain/kernel/trail/audit-event';
import type { Objection } from '@vigie/domain/kernel/workflow';
import { type BuiltInGroup, builtInGroups } from '@vigie/domain/modules/glossary/built-in/built-in';
import type { BuiltInGroupView, Glossary, GlossaryGroup } from '@vigie/domain/modules/glossary/contract';
import { glossaryMessages as m } from '@vigie/domain/modules/glossary/messages/rules';
import { takenProblem, tidyWord, tooManyGroupsProblem, wordsProblem } from '@vigie/domain/modules/glossary/own-groups';
import { type GlossaryGroupAction, glossaryGroupWorkflow } from '@vigie/domain/modules/glossary/workflow';
import type { Context } from '../../platform/context';
import { publishRecordChanged } from '../../platform/live/bus';
import type { Platform } from '../../platform/platform';
import { initialState, transition } from '../../platform/transition';
import * as repository from './repository';

export function getGlossary({ database }: Platform, context: Context): Promise<Glossary> {
  const { companyId } = context.actor;
  return database.read(context, async (reader) => {
    const [own, switches] = await Promise.all([
      repository.listGroups(reader, companyId),
      repository.listSwitches(reader, companyId),
    ]);
    const byKey = new Map(switches.map((one) => [one.key, one]));
    return { own, builtIn: builtInGroups.map((group) => viewOf(group, byKey.get(group.key) ?? null)) };
  });
}

function viewOf({ key, french, english }: BuiltInGroup, kept: repository.Switch | null): BuiltInGroupView {
  return { key, french: [...french], english: [...english], isOff: kept?.isOff ?? false, version: kept?.version ?? 0 };
}

export function addGroup({ database }: Platform, context: Context, typed: readonly string[]): Promise<GlossaryGroup> {
  const words = tidied(typed);
  return database.transaction(context, async (tx) => {
    const others = await repository.lockGroups(tx);
    refuse(tooManyGroupsProblem(others.length));
    refuse(takenProblem(words, others));
    const group = await repository.insertGroup(tx, words, initialState(glossaryGroupWorkflow, 'active'));
    await publishRecordChanged(tx, 'glossary');
    tx.audit({
      action: glossaryGroupWorkflow.createdEvent,
      record: 'glossary_group',
      recordId: group.id,
      changes: creation(auditedFields(group)),
    });
    return group;
  });
}

export function changeGroup(
  { database }: Platform,
  context: Context,
  { id, version, words: typed }: { id: number; version: number; words: readonly string[] },
): Promise<GlossaryGroup> {
  const words = tidied(typed);
  return database.transaction(context, async (tx) => {
    const groups = await repository.lockGroups(tx);
    const before = groups.find((group) => group.id === id);
    if (!before) throw new Refusal('not_found');
    if (before.version !== version) throw new Refusal('stale_version');
    if (before.state !== 'active') throw new Refusal('wrong_state', { message: m.notWhileRetired });
    refuse(takenProblem(words, groups, id));
    const after = await repository.saveGroup(tx, { id, words });
    await publishRecordChanged(tx, 'glossary');
    tx.audit({
      action: 'glossary_group.changed',
      record: 'glossary_group',
      recordId: id,
      changes: differences(auditedFields(before), auditedFields(after)),
    });
    return after;
  });
}

export function moveGroup(
  platform: Platform,
  context: Context,
  { id, version, action }: { id: number; version: number; action: GlossaryGroupAction },
): Promise<GlossaryGroup> {
  const { companyId } = context.actor;
  return transition(platform, context, {
    workflow: glossaryGroupWorkflow,
    action,
    recordId: id,
    expectedVersion: version,
    stateField: 'state',
    lock: (tx) => repository.lockGroup(tx, id),
    facts: async (tx, { words }) => ({
      taken: takenProblem(words, await repository.listGroups(tx, companyId), id),
    }),
    write: (tx, group, state) => repository.saveGroup(tx, group, state),
    content: (group: GlossaryGroup) => auditedFields(group),
    notify: (tx) => publishRecordChanged(tx, 'glossary'),
  });
}

export function switchBuiltIn(
  { database }: Platform,
  context: Context,
  { key, version, isOff }: { key: string; version: number; isOff: boolean },
): Promise<BuiltInGroupView> {
  const group = builtInGroups.find((one) => one.key === key);
  if (!group) throw new Refusal('not_found');
  return database.transaction(context, async (tx) => {
    const before = viewOf(group, await repository.findSwitch(tx, context.actor.companyId, key));
    if (before.version !== version) throw new Refusal('stale_version');
    const after = { key, isOff, version: version + 1 };
    if (!(await repository.saveSwitch(tx, after))) throw new Refusal('stale_version');
    await publishRecordChanged(tx, 'glossary');
    tx.audit({
      action: isOff ? 'built_in_group.switched_off' : 'built_in_group.switched_on',
      record: 'built_in_group',
      recordId: key,
      changes: differences({ isOff: before.isOff }, { isOff }),
    });
    return viewOf(group, after);
  });
}

function tidied(typed: readonly string[]): readonly string[] {
  const problem = wordsProblem(typed);
  if (problem) throw invalidField('words', problem.message, problem.values);
  return typed.map(tidyWord);
}

function refuse(problem: Objection | null): void {
  if (!problem) return;
  const { message, values, code = 'objection' } = problem;
  throw new Refusal(code, { fields: [{ loc: ['body', 'words'], message, ...(values && { values }) }] });
}

export function auditedFields({ words, state }: Pick<GlossaryGroup, 'words' | 'state'>) {
  return { words, state };
}
