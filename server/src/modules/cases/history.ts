import type { OutputOf } from '@vigie/domain/kernel/http/endpoint';
import type { HistoryQuery } from '@vigie/domain/kernel/trail/history';
import type { casesEndpoints } from '@vigie/domain/modules/cases/contract';
import { applyChanges, type CaseValues, changedBetween } from '@vigie/domain/modules/cases/signing/values-at';
import {
  countEventsAfter,
  findLastEvent,
  findSeqOfSignature,
  listHistory,
  type Subject,
  walkHistory,
} from '../../platform/audit/events';
import type { Context } from '../../platform/context';
import type { Reader } from '../../platform/database/tx';
import type { Platform } from '../../platform/platform';
import { findViewedUpTo } from '../records/public';
import { signaturesOf } from './case-signatures';
import { caseToSign, ownerOf, readCase } from './case-view';
import type { CaseData } from './repository';

export function getCaseHistory(
  { database }: Platform,
  context: Context,
  id: string,
  page: HistoryQuery,
): Promise<OutputOf<typeof casesEndpoints.getCaseHistory>> {
  const { companyId, userId } = context.actor;
  const subject = { companyId, ...ownerOf(id) };
  return database.read(context, async (reader) => {
    const record = await readCase(reader, context, id);
    const seenUpTo = await findViewedUpTo(reader, { companyId, userId }, ownerOf(id));
    const lastSeen = seenUpTo > 0 ? await findLastEvent(reader, subject, seenUpTo) : null;
    const events = await listHistory(reader, subject, page);
    return {
      ...events,
      seenUpTo,
      seenAt: lastSeen?.at.toISOString() ?? null,
      unseen: seenUpTo > 0 ? await countEventsAfter(reader, subject, seenUpTo) : events.total,
      signed: await lastSigned(reader, subject, record, context),
    };
  });
}

async function lastSigned(reader: Reader, subject: Subject, record: CaseData, { actor }: Context) {
  const all = await signaturesOf(reader, record, await caseToSign(reader, record));
  const own = all.findLast(({ signerUsername }) => signerUsername === actor.username);
  if (!own) return null;
  const seq = await findSeqOfSignature(reader, subject, own);
  return { seq, newer: await countEventsAfter(reader, subject, seq) };
}

export async function getCaseAsItStood(
  { database }: Platform,
  context: Context,
  id: string,
  seq: number,
): Promise<OutputOf<typeof casesEndpoints.getCaseAsItStood>> {
  const subject = { companyId: context.actor.companyId, ...ownerOf(id) };
  const newest = await database.read(context, async (reader) => {
    await readCase(reader, context, id);
    return findLastEvent(reader, subject);
  });
  const now: CaseValues = {};
  let values: CaseValues | null = null;
  for await (const events of walkHistory(database, context, subject, newest?.seq ?? 0)) {
    for (const event of events) {
      if (event.seq > seq) values ??= { ...now };
      applyChanges(now, event);
    }
  }
  values ??= now;
  return { values, since: changedBetween(values, now) };
}
