import type { BodyOf, OutputOf, QueryOf } from '@vigie/domain/kernel/http/endpoint';
import { pageCountOf } from '@vigie/domain/kernel/listing';
import { type FieldProblem, invalidField, Refusal } from '@vigie/domain/kernel/refusal';
import { labelKey, tidyLabel } from '@vigie/domain/kernel/text-keys';
import { creation, differences } from '@vigie/domain/kernel/trail/audit-event';
import type { Objection } from '@vigie/domain/kernel/workflow';
import type { Value, valuesEndpoints } from '@vigie/domain/modules/values/contract';
import { parentRules, type ValueList } from '@vigie/domain/modules/values/lists';
import { valueMessages as m } from '@vigie/domain/modules/values/messages/rules';
import { type LineProblem, type PastedValue, readPastedLines } from '@vigie/domain/modules/values/pasted-lines';
import {
  codeProblem,
  datesProblem,
  isOffered,
  labelProblem,
  parentProblem,
  scopeOf,
  takenProblem,
  valueBounds,
} from '@vigie/domain/modules/values/value';
import { type ValueAction, valueWorkflow } from '@vigie/domain/modules/values/workflow';
import type { Context } from '../../platform/context';
import type { Reader, Tx } from '../../platform/database/tx';
import { publishRecordChanged } from '../../platform/live/bus';
import type { Platform } from '../../platform/platform';
import { initialState, transition } from '../../platform/transition';
import { findCalled, isKept, listOffered } from './offered-repository';
import * as repository from './repository';

type Endpoints = typeof valuesEndpoints;

export function listValues(
  { database }: Platform,
  context: Context,
  query: QueryOf<Endpoints['listValues']>,
): Promise<OutputOf<Endpoints['listValues']>> {
  return database.read(context, async (reader) => {
    const { items, total } = await repository.listValues(reader, context.actor.companyId, query);
    return { items, total, page: query.page, pageCount: pageCountOf(total) };
  });
}

export function offerValues(
  { database }: Platform,
  context: Context,
  { list, text, parent }: QueryOf<Endpoints['offerValues']>,
): Promise<OutputOf<Endpoints['offerValues']>> {
  const { companyId } = context.actor;
  const today = new Date().toISOString().slice(0, 10);
  return database.read(context, async (reader) => {
    const parentId = await parentCalled(reader, companyId, list, parent);
    const question = { companyId, list, text, parentId, today, limit: valueBounds.offered + 1 };
    const items = await listOffered(reader, question);
    const called = labelKey(text) ? await findCalled(reader, question) : [];
    return {
      items: items.slice(0, valueBounds.offered),
      hasMore: items.length > valueBounds.offered,
      standing: called.some((one) => isOffered(one, today)) ? 'offered' : called.length > 0 ? 'not_offered' : 'unknown',
      isKept: await isKept(reader, companyId, list),
    };
  });
}

/** Of a product that no list knows, batches cannot be distinguished: all are offered. */
async function parentCalled(reader: Reader, companyId: number, list: ValueList, label: string): Promise<number | null> {
  const rule = parentRules[list];
  if (!rule || !labelKey(label)) return null;
  const [found] = await findCalled(reader, { companyId, list: rule.list, text: label, parentId: null });
  return found?.id ?? null;
}

export function addValues(
  { database }: Platform,
  context: Context,
  { list, parentId, lines, from, until }: BodyOf<Endpoints['addValues']>,
): Promise<{ added: number }> {
  const pasted = readPastedLines(lines);
  if (pasted.objection) throw invalidField('lines', pasted.objection.message, pasted.objection.values);
  if (pasted.problems.length > 0) throw new Refusal('invalid', { fields: pasted.problems.map(onLine) });
  refuse('until', datesProblem({ from, until }));
  return database.transaction(context, async (tx) => {
    await repository.lockList(tx, list);
    await checkParent(tx, list, parentId);
    await checkRoom(tx, list, pasted.values.length);
    await checkFree(tx, list, parentId, pasted.values);
    const added = pasted.values.map(({ label, code }) => ({ list, parentId, label, code, from, until }));
    const state = initialState(valueWorkflow, 'active');
    const ids = await repository.insertValues(tx, added, state);
    for (const value of added) {
      const recordId = ids.get(value.label) ?? -1;
      const changes = creation(auditedFields({ ...value, state }));
      tx.audit({ action: valueWorkflow.createdEvent, record: 'value', recordId, changes });
    }
    await publishRecordChanged(tx, 'value');
    return { added: added.length };
  });
}

const onLine = ({ line, objection: { message, values } }: LineProblem): FieldProblem => ({
  loc: ['body', `lines.${line}`],
  message,
  ...(values && { values }),
});

async function checkParent(tx: Tx, list: ValueList, parentId: number | null): Promise<void> {
  const parent = parentId === null ? null : await repository.findValue(tx, tx.context.actor.companyId, parentId);
  refuse('parentId', parentProblem(list, parentId, parent));
}

async function checkRoom(tx: Tx, list: ValueList, more: number): Promise<void> {
  const { perList } = valueBounds;
  if ((await repository.countValues(tx, tx.context.actor.companyId, list)) + more <= perList) return;
  throw new Refusal('quota_reached', { message: m.tooManyValues, values: { max: perList } });
}

async function checkFree(
  tx: Tx,
  list: ValueList,
  parentId: number | null,
  wanted: readonly PastedValue[],
): Promise<void> {
  const scope = scopeOf(list, parentId);
  const labels = wanted.map(({ label }) => label);
  const known = await repository.findLabels(tx, tx.context.actor.companyId, { list, scope, labels });
  const states = new Map(known.map(({ key, state }) => [key, state]));
  const taken = wanted.flatMap(({ line, label }) => {
    const state = states.get(labelKey(label));
    return state ? [{ line, objection: takenProblem(label, state) }] : [];
  });
  if (taken.length > 0) throw new Refusal('already_exists', { fields: taken.map(onLine) });
}

export function changeValue(
  { database }: Platform,
  context: Context,
  { id, version, ...changes }: { id: number; version: number } & BodyOf<Endpoints['changeValue']>,
): Promise<Value> {
  const { companyId } = context.actor;
  return database.transaction(context, async (tx) => {
    const known = await repository.findValue(tx, companyId, id);
    if (!known) throw new Refusal('not_found');
    await repository.lockList(tx, known.list);
    const before = (await repository.lockValue(tx, id)) ?? known;
    if (before.version !== version) throw new Refusal('stale_version');
    if (before.state !== 'active') throw new Refusal('wrong_state', { message: m.notWhileRetired });
    const said = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
    const wanted = { ...before, ...said };
    const next = { ...wanted, label: tidyLabel(wanted.label), code: tidyLabel(wanted.code) };
    await checkChange(tx, before, next);
    const after = await repository.saveValue(tx, next);
    await publishRecordChanged(tx, 'value');
    tx.audit({
      action: 'value.changed',
      record: 'value',
      recordId: id,
      changes: differences(auditedFields(before), auditedFields(after)),
    });
    return after;
  });
}

async function checkChange(tx: Tx, before: Value, next: Value): Promise<void> {
  refuse('label', labelProblem(next.label));
  refuse('code', codeProblem(next.code));
  refuse('until', datesProblem(next));
  if (next.parentId !== before.parentId) await checkParent(tx, next.list, next.parentId);
  const scope = scopeOf(next.list, next.parentId);
  const labels = [next.label];
  const known = await repository.findLabels(tx, tx.context.actor.companyId, { list: next.list, scope, labels });
  const other = known.find(({ id }) => id !== next.id);
  refuse('label', other ? takenProblem(next.label, other.state) : null);
}

function refuse(field: string, problem: Objection | null): void {
  if (!problem) return;
  const { message, values, code = 'invalid' } = problem;
  throw new Refusal(code, { fields: [{ loc: ['body', field], message, ...(values && { values }) }] });
}

export function moveValue(
  platform: Platform,
  context: Context,
  { id, version, action }: { id: number; version: number; action: ValueAction },
): Promise<Value> {
  return transition(platform, context, {
    workflow: valueWorkflow,
    action,
    recordId: id,
    expectedVersion: version,
    stateField: 'state',
    lock: (tx) => repository.lockValue(tx, id),
    facts: async () => ({}),
    write: (tx, value, state) => repository.saveValue(tx, value, state),
    content: (value: Value) => auditedFields(value),
    notify: (tx) => publishRecordChanged(tx, 'value'),
  });
}

export function auditedFields(value: repository.ValueContent & Pick<Value, 'state'>) {
  const { list, label, code, parentId, state, from, until } = value;
  return { list, label, code, parentId, state, from, until };
}
