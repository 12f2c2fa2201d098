import type { OutputOf, QueryOf } from '@vigie/domain/kernel/http/endpoint';
import { platformCompanyId } from '@vigie/domain/kernel/identity/actor';
import { pageCountOf } from '@vigie/domain/kernel/listing';
import { Refusal } from '@vigie/domain/kernel/refusal';
import { creation, differences } from '@vigie/domain/kernel/trail/audit-event';
import type { Feedback, feedbackEndpoints } from '@vigie/domain/modules/feedback/contract';
import { type Context, inCompany } from '../../platform/context';
import { publishRecordChanged } from '../../platform/live/bus';
import type { Platform } from '../../platform/platform';
import * as repository from './repository';

type Endpoints = typeof feedbackEndpoints;

export function sendFeedback(
  platform: Platform,
  context: Context,
  said: { text: string; page: string },
): Promise<{ id: number }> {
  return platform.database.transaction(context, async (tx) => {
    const id = await repository.insertFeedback(tx, said);
    await publishRecordChanged(tx, 'feedback', platformCompanyId);
    tx.audit({ action: 'feedback.sent', record: 'feedback', recordId: id, changes: creation(said) });
    return { id };
  });
}

export async function listFeedback(
  platform: Platform,
  context: Context,
  { page, state }: QueryOf<Endpoints['listFeedback']>,
): Promise<OutputOf<Endpoints['listFeedback']>> {
  const { items, total } = await platform.database.readAcrossCompanies(context, (reader) =>
    repository.listFeedback(reader, state, page),
  );
  return { items, total, page, pageCount: pageCountOf(total) };
}

export async function handleFeedback(
  platform: Platform,
  context: Context,
  { id, version, handled }: { id: number; version: number; handled: boolean },
): Promise<Feedback> {
  const companyId = await platform.database.readAcrossCompanies(context, (reader) =>
    repository.findCompanyOfFeedback(reader, id),
  );
  if (companyId === null) throw new Refusal('not_found');
  return platform.database.transaction(inCompany(context, companyId), async (tx) => {
    const before = await repository.lockFeedback(tx, id);
    if (!before) throw new Refusal('not_found');
    if (before.version !== version) throw new Refusal('stale_version');
    await publishRecordChanged(tx, 'feedback', platformCompanyId);
    const saved = await repository.saveHandled(tx, id, handled ? context.actor.username : null);
    tx.audit({
      action: handled ? 'feedback.handled' : 'feedback.reopened',
      record: 'feedback',
      recordId: id,
      changes: differences(auditedFields(before), { handledBy: saved.handledBy }),
    });
    return saved;
  });
}

export function auditedFields({ handled_by: handledBy }: { handled_by: string | null }) {
  return { handledBy };
}
