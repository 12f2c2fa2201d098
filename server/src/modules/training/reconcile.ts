import { delta, idsOfDelta } from '@vigie/domain/modules/procedures/public';
import { trainingWorkflow } from '@vigie/domain/modules/training/assignments/workflow';
import { movedDue } from '@vigie/domain/modules/training/rules/due';
import { later } from '@vigie/domain/modules/training/rules/proofs';
import { type Plan, reconcile, renewAheadDays } from '@vigie/domain/modules/training/rules/reconcile';
import { systemContext } from '../../platform/context';
import { listCompanyIds } from '../../platform/database/installation';
import type { Reader, Tx } from '../../platform/database/tx';
import { inTurns } from '../../platform/jobs/in-turns';
import { addJob } from '../../platform/jobs/jobs';
import type { Platform } from '../../platform/platform';
import { initialState } from '../../platform/transition';
import { listEveryActiveId } from '../accounts/public';
import { findText } from '../procedures/public';
import { type Knowledge, readKnowledge } from './knowledge';
import { endOpen } from './move-training';
import { lockTraining, type StoredFacts, saveFacts } from './repository';
import { notifyAssigned, trainings, valuesOf } from './trainings';

interface Planned extends Plan {
  readonly personId: number;
  readonly requirementId: string;
}

/** So many are assigned in one transaction; the next takes up where it ended. */
const madeAtOnce = 2000;
const factsAtOnce = 2000;

/** Everything that people of a company owe, no more and no less, however often and on however many servers it runs. */
export async function reconcileTraining({ database }: Platform, companyId: number, now = new Date()): Promise<number> {
  const context = systemContext(companyId);
  let made = 0;
  for (;;) {
    const some = await database.transaction(context, (tx) => reconcileIn(tx, companyId, now));
    made += some;
    if (some < madeAtOnce) return made;
  }
}

async function reconcileIn(tx: Tx, companyId: number, now: Date): Promise<number> {
  // Of two that plan at once, the second sees what the first has made.
  await lockTraining(tx, companyId);
  const at = now.toISOString();
  const active = new Set(await listEveryActiveId(tx, companyId));
  const known = await readKnowledge(tx, companyId, { people: null, requirements: null });
  const pairs = await inTurns(pairsOf(known, active));
  const texts = new Map<string, readonly string[]>();
  await inTurns(plansOf(known, active, pairs, at, (former, next) => wantedText(texts, former, next)));
  await readTexts(tx, companyId, texts);
  const plans = await inTurns(
    plansOf(known, active, pairs, at, (former, next) => texts.get(`${former} ${next}`) ?? []),
  );
  const some = plans.slice(0, madeAtOnce);
  for (const { cancel } of some) if (cancel !== null) await endOpen(tx, cancel, 'cancel', now);
  await assign(tx, known, some, now);
  await moveDueDays(tx, known, pairs, some, at);
  await saveAllFacts(tx, companyId, pairs);
  if (some.length > 0)
    await addJob(tx, 'put-procedures-in-force', {}, { key: 'put-procedures-in-force after training' });
  return some.length;
}

type Pairs = readonly (readonly [personId: number, requirementId: string])[];

/** Who was ever asked for what, or has had a training in it. */
function* pairsOf(known: Knowledge, active: ReadonlySet<number>): Generator<unknown, Pairs> {
  const pairs = new Map<string, readonly [number, string]>();
  const add = (personId: number, requirementId: string) =>
    pairs.set(`${personId} ${requirementId}`, [personId, requirementId]);
  for (const personId of active) {
    for (const requirementId of known.everOf(personId)) add(personId, requirementId);
    yield;
  }
  for (const [personId, requirementId] of known.pairsWithTraining()) add(personId, requirementId);
  return [...pairs.values()].filter(([, requirementId]) => known.requirements.has(requirementId));
}

function* plansOf(
  known: Knowledge,
  active: ReadonlySet<number>,
  pairs: Pairs,
  now: string,
  between: (former: string, next: string) => readonly string[],
): Generator<unknown, readonly Planned[]> {
  const plans: Planned[] = [];
  const soon = later(now, renewAheadDays);
  for (const [personId, requirementId] of pairs) {
    const plan = reconcile(known.pairOf(personId, requirementId, now, active.has(personId)), now, soon, between);
    if (plan.cancel !== null || plan.make !== null) plans.push({ ...plan, personId, requirementId });
    yield;
  }
  return plans;
}

/** Remembers that the difference is asked for; anything that is not empty stands for it meanwhile. */
function wantedText(texts: Map<string, readonly string[]>, former: string, next: string): readonly string[] {
  texts.set(`${former} ${next}`, []);
  return ['wanted'];
}

async function readTexts(reader: Reader, companyId: number, texts: Map<string, readonly string[]>): Promise<void> {
  for (const key of texts.keys()) {
    const [former = '', next = ''] = key.split(' ');
    const [before, after] = [await findText(reader, companyId, former), await findText(reader, companyId, next)];
    texts.set(key, before && after ? idsOfDelta(delta(before.blocks, after.blocks)) : []);
  }
}

async function assign(tx: Tx, known: Knowledge, plans: readonly Planned[], now: Date): Promise<void> {
  const values = [];
  for (const { personId, requirementId, make } of plans) {
    const requirement = known.requirements.get(requirementId);
    if (make && requirement) values.push(await valuesOf(tx, known, requirement, { personId, make, now }));
  }
  const made = await trainings.table.createMany(tx, initialState(trainingWorkflow, 'assigned'), values);
  await notifyAssigned(tx, made);
}

/** An absence that was entered, changed or taken back moves the due days of what is open. */
async function moveDueDays(
  tx: Tx,
  known: Knowledge,
  pairs: Pairs,
  done: readonly Planned[],
  at: string,
): Promise<void> {
  const cancelled = new Set(done.map(({ cancel }) => cancel));
  for (const [personId, requirementId] of pairs) {
    const open = known.openOf(personId, requirementId);
    if (!open || cancelled.has(open.id)) continue;
    const moved = movedDue(open.assignedOn, open, known.absencesOf(personId), at.slice(0, 10));
    if (moved.awayDays === open.awayDays) continue;
    const item = await trainings.table.lock(tx, open.id);
    if (item) await trainings.table.change(tx, item, moved, null);
  }
}

/** As they are after this transaction has written. */
async function saveAllFacts(tx: Tx, companyId: number, pairs: Pairs): Promise<void> {
  const known = await readKnowledge(tx, companyId, { people: null, requirements: null });
  const facts = await inTurns(factsOf(known, pairs));
  for (let at = 0; at < facts.length; at += factsAtOnce) await saveFacts(tx, facts.slice(at, at + factsAtOnce));
}

function* factsOf(known: Knowledge, pairs: Pairs): Generator<unknown, readonly StoredFacts[]> {
  const facts: StoredFacts[] = [];
  for (const [personId, requirementId] of pairs) {
    facts.push({ personId, requirementId, ...known.spansOf(personId, requirementId) });
    yield;
  }
  return facts;
}

/** Each night: what lapses within 30 days, and returns from long absences. */
export async function reconcileEverywhere(platform: Platform, now = new Date()): Promise<void> {
  for (const companyId of await platform.database.read(systemContext(0), listCompanyIds)) {
    await reconcileTraining(platform, companyId, now);
  }
}
