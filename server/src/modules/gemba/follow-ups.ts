import { say } from '@vigie/domain/kernel/message';
import { invalidField, Refusal } from '@vigie/domain/kernel/refusal';
import type { observationsEndpoints } from '@vigie/domain/modules/gemba/observations/contract';
import { observationKind } from '@vigie/domain/modules/gemba/observations/kind';
import {
  observationReportMessages as m,
  observationRuleMessages as rules,
} from '@vigie/domain/modules/gemba/observations/messages';
import {
  followObjection,
  type ObservationEffect,
  observationWorkflow,
} from '@vigie/domain/modules/gemba/observations/workflow';
import { type Context, systemContext } from '../../platform/context';
import { listCompanyIds } from '../../platform/database/installation';
import type { Tx } from '../../platform/database/tx';
import type { Call } from '../../platform/http/call';
import type { Platform } from '../../platform/platform';
import { applyConsequence } from '../../platform/transition';
import { addOwnTask } from '../actions/public';
import { shareAttachments } from '../attachments/public';
import { notify } from '../notifications/public';
import { addDraft, findReport } from '../reports/public';
import { isCaseEnded, listEndedFollowUps, listNamedByReports } from './observation-repository';
import { type ObservationRecord, observations, ownerOfFiles } from './observations';

type Endpoints = typeof observationsEndpoints;

/** A draft of the asking user, which a validator decides on like any other; once, unless the draft was discarded. */
export function reportObservation(platform: Platform, context: Context, id: string): Promise<{ reportId: string }> {
  return platform.database.transaction(context, async (tx) => {
    const observation = await lockObservation(tx, id);
    const begun = await findBegunReport(tx, observation);
    if (begun) return { reportId: begun };
    refuseUnlessOpen(observation.reportId === null ? observation : await lockObservation(tx, id));
    const { text, station, observedAt } = observation;
    const { newId } = addDraft(tx, {
      what: say(context.style, text ? m.what : m.withoutText, { text, station, id }),
      where: station,
      detectionMethod: 'gemba',
      detectionReference: id,
      detectionDate: observedAt.slice(0, 10),
    });
    const reportId = await newId.read();
    await shareAttachments(tx, ownerOfFiles(id), { record: 'report', recordId: reportId });
    await take(tx, observation, 'report', { reportId });
    return { reportId };
  });
}

/** The report that the observation has. One whose draft was discarded no longer counts: the observation is open again. */
async function findBegunReport(tx: Tx, observation: ObservationRecord): Promise<string | null> {
  const { companyId, reportId, status } = observation;
  if (reportId === null) return null;
  const report = await findReport(tx, companyId, reportId);
  if (report && report.status !== 'discarded') return reportId;
  if (status === 'followed') await take(tx, observation, 'release', { reportId: null });
  return null;
}

export interface ActionOfObservation {
  readonly title: string;
  readonly assignTo: number;
  readonly dueDate: string | null;
}

export function actOnObservation(
  platform: Platform,
  context: Context,
  id: string,
  wanted: ActionOfObservation,
): Promise<{ actionId: string }> {
  return platform.database.transaction(context, async (tx) => {
    const observation = await lockObservation(tx, id);
    refuseUnlessOpen(observation);
    const { text, station } = observation;
    const description = say(context.style, text ? m.what : m.withoutText, { text, station, id });
    const action = await addOwnTask(tx, { ...wanted, description });
    await shareAttachments(tx, ownerOfFiles(id), { record: 'action', recordId: action.id });
    await take(tx, observation, 'act', { actionId: action.id });
    return { actionId: action.id };
  });
}

/** The observation is left to a case that its reader may see. No case is ever opened from here. */
export async function joinObservationToCase(
  platform: Platform,
  { context, params: { id }, ifMatch, body }: Call<Endpoints['joinObservationToCase']>,
) {
  const caseId = body.caseId.toUpperCase();
  await platform.database.transaction(context, async (tx) => {
    const observation = await lockObservation(tx, id);
    if (observation.version !== ifMatch) throw new Refusal('stale_version');
    refuseUnlessOpen(observation);
    const cases = platform.recordKinds.all.find(({ kind }) => kind.name === 'case');
    const [found] = (await cases?.findTitles(tx, context, [caseId])) ?? [];
    if (!found) throw invalidField('caseId', rules.caseUnknown);
    if (await isCaseEnded(tx, context.actor.companyId, caseId)) throw invalidField('caseId', rules.caseEnded);
    await take(tx, observation, 'join', { caseId });
  });
  return observations.get(platform, context, id);
}

async function lockObservation(tx: Tx, id: string): Promise<ObservationRecord> {
  const observation = await observations.table.lock(tx, id);
  if (!observation) throw new Refusal('not_found');
  return observation;
}

function refuseUnlessOpen(observation: ObservationRecord): void {
  const objection = followObjection(observation);
  if (objection) throw new Refusal(objection.code ?? 'objection', objection);
}

function take(
  tx: Tx,
  { id }: ObservationRecord,
  consequence: ObservationEffect,
  values: { readonly reportId?: string | null; readonly actionId?: string; readonly caseId?: string },
): Promise<ObservationRecord> {
  return applyConsequence(tx, {
    workflow: observationWorkflow,
    consequence,
    recordId: id,
    lock: (inner) => observations.table.lock(inner, id),
    write: (inner, item, to) => observations.table.saveState(inner, item, to, values),
    content: observations.table.auditedFields,
    notify: async (inner, item, notice) => {
      if (notice === null) return;
      const news = { type: notice, recordId: id, summary: item.title, address: observationKind.address(id) };
      await notify(inner, news, [item.authorId]);
    },
  });
}

const atOnce = 200;

/** What a report, an action or a case has become, and which observation a report names, is said by modules below: it is asked for, a few at a time. */
export async function concludeObservations({ database }: Platform): Promise<void> {
  for (const companyId of await database.read(systemContext(0), listCompanyIds)) {
    const context = systemContext(companyId);
    const named = await database.read(context, (reader) => listNamedByReports(reader, companyId, atOnce));
    for (const { id, reportId } of named) {
      await database.transaction(context, async (tx) => {
        const observation = await observations.table.lock(tx, id);
        if (observation?.status === 'open') await take(tx, observation, 'report', { reportId });
      });
    }
    const ended = await database.read(context, (reader) => listEndedFollowUps(reader, companyId, atOnce));
    for (const { id, effect } of ended) {
      await database.transaction(context, async (tx) => {
        const observation = await observations.table.lock(tx, id);
        if (observation?.status !== 'followed') return;
        await take(tx, observation, effect, effect === 'release' ? { reportId: null } : {});
      });
    }
  }
}
