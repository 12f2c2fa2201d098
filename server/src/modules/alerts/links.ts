import { invalidField } from '@vigie/domain/kernel/refusal';
import { actionAddress } from '@vigie/domain/modules/actions/public';
import type { Alert, RecordLink } from '@vigie/domain/modules/alerts/contract';
import { alertsMessages as m } from '@vigie/domain/modules/alerts/messages';
import { caseAddress } from '@vigie/domain/modules/cases/public';
import type { Context } from '../../platform/context';
import type { Reader } from '../../platform/database/tx';
import type { Platform } from '../../platform/platform';
import { findActionTitles, searchActions } from '../actions/public';
import { findCaseTitles, searchCases } from '../cases/public';

const mostOffered = 8;

export function searchRecords(
  { database }: Platform,
  context: Context,
  search: string,
): Promise<{ items: RecordLink[] }> {
  const { companyId } = context.actor;
  return database.read(context, async (reader) => {
    const cases = await searchCases(reader, companyId, search, mostOffered);
    const actions = await searchActions(reader, companyId, search, mostOffered);
    return { items: [...cases.map(linkToCase), ...actions.map(linkToAction)] };
  });
}

/** A record that the reader may not read is not named to them, whoever linked it. */
export async function withReadableLinks(reader: Reader, companyId: number, alerts: readonly Alert[]): Promise<Alert[]> {
  const ids = [...new Set(alerts.flatMap(({ links }) => links.map(({ id }) => id)))];
  const readable = await findLinks(reader, companyId, ids);
  return alerts.map((alert) => ({ ...alert, links: alert.links.filter(({ id }) => readable.has(id)) }));
}

/** In the order in which they were named, each once. */
export async function resolveLinks(
  reader: Reader,
  companyId: number,
  recordIds: readonly string[],
): Promise<RecordLink[]> {
  const found = await findLinks(reader, companyId, recordIds);
  return [...new Set(recordIds)].map((id) => {
    const link = found.get(id);
    if (!link) throw invalidField('recordIds', m.noSuchRecord, { id });
    return link;
  });
}

async function findLinks(
  reader: Reader,
  companyId: number,
  recordIds: readonly string[],
): Promise<ReadonlyMap<string, RecordLink>> {
  if (recordIds.length === 0) return new Map();
  const cases = await findCaseTitles(reader, companyId, recordIds);
  const actions = await findActionTitles(reader, companyId, recordIds);
  return new Map([...cases.map(linkToCase), ...actions.map(linkToAction)].map((link) => [link.id, link]));
}

function linkToCase({ id, kind, title }: Parameters<typeof caseAddress>[0] & { title: string }): RecordLink {
  return { id, title, address: caseAddress({ kind, id }) };
}

function linkToAction({ id, title }: { id: string; title: string }): RecordLink {
  return { id, title, address: actionAddress(id) };
}
