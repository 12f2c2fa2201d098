import { creation } from '@vigie/domain/kernel/audit-event';
import { Refusal } from '@vigie/domain/kernel/refusal';
import { idWords, searchWords } from '@vigie/domain/kernel/search-words';
import type { CaseRecord, SimilarCase } from '@vigie/domain/modules/cases/contract';
import { type Definition, summaryOf } from '@vigie/domain/modules/cases/definition';
import { type Criticality, dueDate } from '@vigie/domain/modules/cases/due-date';
import { caseKinds, type Kind } from '@vigie/domain/modules/cases/kinds';
import type { Context } from '../../platform/context';
import { nextNumber, numbered } from '../../platform/database/numbers';
import type { Tx } from '../../platform/database/tx';
import type { FileAnswer } from '../../platform/http/call';
import type { Platform } from '../../platform/platform';
import { keepWords } from '../../platform/search/words';
import { listActionsOfCase } from '../actions/public';
import { listAttached, openAttached } from '../attachments/public';
import { findParameters } from '../parameters/public';
import { findCase, insertCase, listSimilar } from './repository';

export interface CaseToOpen {
  readonly kind: Kind;
  readonly criticality: Criticality;
  readonly ownerId: number;
  readonly detectionDate: string;
  readonly definition: Definition;
  readonly reportId: string;
  readonly reporterId: number;
}

/** Inside the transaction of the approval: the report is approved and its case exists, or neither. */
export async function openCase(tx: Tx, wanted: CaseToOpen): Promise<string> {
  const { dueDays } = await findParameters(tx, tx.context.actor.companyId);
  const number = await nextNumber(tx, `case ${wanted.kind}`);
  const opened = {
    ...wanted,
    id: numbered(caseKinds[wanted.kind].prefix, number, 4),
    number,
    title: summaryOf(wanted.definition),
    dueDate: dueDate(wanted.detectionDate, dueDays[wanted.criticality]),
  };
  await insertCase(tx, opened);
  const { what, where, who } = wanted.definition;
  await keepWords(tx, {
    record: 'case',
    recordId: opened.id,
    words: [...idWords(opened.id), ...searchWords([what, where, who].join(' '))],
  });
  tx.audit({
    action: 'case.opened',
    record: 'case',
    recordId: opened.id,
    changes: creation({ ...opened, status: 'in_progress' }),
  });
  return opened.id;
}

export function getCase({ database }: Platform, context: Context, id: string): Promise<CaseRecord> {
  const { companyId } = context.actor;
  return database.read(context, async (reader) => {
    const row = await findCase(reader, companyId, id);
    if (!row) throw new Refusal('not_found');
    return {
      id: row.id,
      kind: row.kind,
      status: row.status,
      title: row.title,
      criticality: row.criticality,
      owner: { id: row.owner_id, username: row.owner_username, displayName: row.owner_name },
      detector: row.definition.who,
      origin: row.definition.detectionMethod,
      detectionDate: row.detection_date,
      dueDate: row.due_date,
      reportId: row.report_id,
      reporter: { id: row.reporter_id, username: row.reporter_username, displayName: row.reporter_name },
      createdAt: row.created_at.toISOString(),
      definition: row.definition,
      attachments: await listAttached(reader, companyId, { record: 'case', recordId: id }),
      actions: await listActionsOfCase(reader, companyId, id),
      version: row.version,
    };
  });
}

export async function listSimilarCases(
  { database }: Platform,
  context: Context,
  text: string,
): Promise<{ items: SimilarCase[] }> {
  return { items: await database.read(context, (reader) => listSimilar(reader, context.actor.companyId, text)) };
}

/** Every colleague may read every case; the file is looked for among those of this case alone. */
export function downloadCaseAttachment(
  platform: Platform,
  context: Context,
  id: string,
  attachmentId: string,
): Promise<FileAnswer> {
  return openAttached(platform, context, { record: 'case', recordId: id }, attachmentId);
}
