import { addMonths } from '@vigie/domain/kernel/day';
import type { BodyOf } from '@vigie/domain/kernel/http/endpoint';
import { invalidField, Refusal } from '@vigie/domain/kernel/refusal';
import { searchWords } from '@vigie/domain/kernel/search-words';
import {
  type Procedure,
  procedureList,
  procedureNames,
  type proceduresEndpoints,
} from '@vigie/domain/modules/procedures/procedures/contract';
import { procedureKind } from '@vigie/domain/modules/procedures/procedures/kind';
import { procedureMessages as m } from '@vigie/domain/modules/procedures/procedures/messages';
import { codeKey, tidyCode } from '@vigie/domain/modules/procedures/procedures/procedure';
import {
  type ProcedureItem,
  procedureChangeObjection,
  procedureWorkflow,
} from '@vigie/domain/modules/procedures/procedures/workflow';
import { wordsOf } from '@vigie/domain/modules/procedures/text/outline';
import type { Context } from '../../../platform/context';
import type { Reader, Tx } from '../../../platform/database/tx';
import type { Call, ChangeCall } from '../../../platform/http/call';
import type { Platform } from '../../../platform/platform';
import { recordTable, type TableRecord } from '../../../platform/records/record-table';
import { listSignaturesUnder, shownSignature } from '../../../platform/signatures/signatures';
import { findOffer } from '../../questionnaires/public';
import { tableKind } from '../../records/public';
import { listEpochs } from '../epochs/epoch-repository';
import { namedPeople } from '../people';
import { findText, listVersionsOf } from '../versions/repository';
import { derivedOfProcedure, procedureFilters } from './repository';

type Endpoints = typeof proceduresEndpoints;
export type ProcedureRecord = Procedure &
  ProcedureItem &
  TableRecord & {
    readonly codeKey: string;
    readonly equipmentWords: string;
    /** What was in force last, also once the procedure is retired. */
    readonly lastVersionId: string | null;
  };

export const procedureTable = recordTable<ProcedureRecord>({
  kind: procedureKind,
  table: 'procedures',
  totals: 'procedure_totals',
  prefix: 'PRC_',
  fields: [
    'code',
    'codeKey',
    'type',
    'title',
    'ownerId',
    'department',
    'sites',
    'equipment',
    'language',
    'reviewMonths',
    'templateId',
    'issuer',
    'edition',
    'address',
    'isConfidential',
    'readers',
    'verdict',
    'reviews',
    'reviewDueOn',
  ],
  json: ['readers', 'reviews'],
  walled: 'is_confidential',
  people: { owner: 'ownerId' },
  title: 'title',
  owner: 'ownerId',
  derived: derivedOfProcedure,
  moreWords: textWords,
});

export const procedures = tableKind({
  names: procedureNames,
  list: procedureList,
  workflow: procedureWorkflow,
  table: procedureTable,
  facts: () => {
    throw new Error('a procedure is moved by move-procedure');
  },
  changeObjection: procedureChangeObjection,
  concerned: ({ ownerId }) => [ownerId],
  maxFiles: 20,
  filtered: procedureFilters,
});

/** A procedure is found by the text that is in force. */
async function textWords(tx: Tx, { companyId, versionId }: ProcedureRecord): Promise<readonly string[]> {
  const text = versionId === null ? null : await findText(tx, companyId, versionId);
  if (!text) return [];
  return [...new Set(text.blocks.flatMap((block) => searchWords(wordsOf([block]))))];
}

type NewProcedure = BodyOf<Endpoints['createProcedure']>;

/** With its first draft, which `begin` writes. */
export async function createProcedure(
  platform: Platform,
  context: Context,
  body: NewProcedure,
  begin: (tx: Tx, procedure: ProcedureRecord) => Promise<unknown>,
) {
  const { readerIds, ...given } = body;
  refuseIncomplete(body);
  const code = tidyCode(body.code);
  const values = { ...given, code, codeKey: codeKey(code), ownerId: body.ownerId ?? context.actor.userId ?? -1 };
  const created = procedures.create(
    platform,
    context,
    values,
    async (tx) => {
      await refuseTemplate(tx, body.templateId);
      const readers = await namedPeople(tx, readerIds, { field: 'readerIds', message: m.readerUnknown });
      return { values: { ...values, readers } };
    },
    async (tx, procedure) => void (await begin(tx, procedure)),
  );
  return created.catch((error: unknown) => refuseTakenCode(error, code));
}

/** Two codes that read the same: the index decides, also between two who create at once and for a procedure that is not shown. */
function refuseTakenCode(error: unknown, code: string): never {
  if ((error as { constraint?: string } | null)?.constraint === 'procedures_by_code_key') {
    throw new Refusal('already_exists', { message: m.codeTaken, values: { code } });
  }
  throw error;
}

function refuseIncomplete({
  type,
  issuer,
  edition,
  address,
}: Pick<Procedure, 'type' | 'issuer' | 'edition' | 'address'>) {
  if (type !== 'external') return;
  const missing = Object.entries({ issuer, edition, address }).find(([, value]) => value.trim() === '');
  if (missing) throw invalidField(missing[0], m.externalMissing);
}

async function refuseTemplate(tx: Tx, templateId: string | null): Promise<void> {
  if (templateId === null) return;
  const offer = await findOffer(tx, tx.context.actor.companyId, templateId);
  if (!offer || offer.isRetired) throw invalidField('templateId', m.templateUnknown);
}

/** `spread` gives versions and copies the wall of a procedure that became confidential, or takes it away. */
export function changeProcedure(
  platform: Platform,
  { context, params, ifMatch, body }: ChangeCall<Endpoints['changeProcedure']>,
  spread: (tx: Tx, procedure: ProcedureRecord, isConfidential: boolean) => Promise<void>,
) {
  const { reason, readerIds, ...values } = body;
  return platform.database.transaction(context, async (tx) => {
    const before = await lockForChange(tx, params.id, ifMatch);
    if (!reason && before.status !== 'draft') throw invalidField('reason', procedureWorkflow.refusals.reasonMissing);
    refuseIncomplete({ ...before, ...definedIn(values) });
    await refuseUnknown(tx, before, values);
    const named = { field: 'readerIds', message: m.readerUnknown, before: before.readers };
    const readers = readerIds && (await namedPeople(tx, readerIds, named));
    const due = values.reviewMonths === undefined ? {} : { reviewDueOn: shiftedReview(before, values.reviewMonths) };
    const changed = await procedureTable.change(tx, before, { ...values, ...due, readers }, reason ?? null);
    if (changed.isConfidential !== before.isConfidential) await spread(tx, changed, changed.isConfidential);
    return procedures.detailOf(tx, changed);
  });
}

async function lockForChange(tx: Tx, id: string, seen: number): Promise<ProcedureRecord> {
  const procedure = await procedureTable.lock(tx, id);
  if (!procedure) throw new Refusal('not_found');
  const objection = procedureChangeObjection(procedure, tx.context.actor);
  if (objection) throw new Refusal(objection.code ?? 'objection', objection);
  if (procedure.version !== seen) throw new Refusal('stale_version');
  return procedure;
}

interface Named {
  readonly templateId?: string | null | undefined;
  readonly ownerId?: number | undefined;
}

async function refuseUnknown(tx: Tx, before: ProcedureRecord, { templateId, ownerId }: Named): Promise<void> {
  if (templateId !== undefined && templateId !== before.templateId) await refuseTemplate(tx, templateId);
  if (ownerId !== undefined && ownerId !== before.ownerId) {
    await namedPeople(tx, [ownerId], { field: 'ownerId', message: m.readerUnknown });
  }
}

/** So many months after the day that it was counted from until now. */
const shiftedReview = ({ reviewDueOn, reviewMonths }: ProcedureRecord, months: number): string | null =>
  reviewDueOn === null ? null : addMonths(reviewDueOn, months - reviewMonths);

const definedIn = <Values extends object>(values: Values) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Partial<Values>;

const reviewRecords = ['procedure_verdict', 'procedure_review'] as const;

export async function listVersions(
  { database }: Platform,
  { context, params }: Call<Endpoints['listProcedureVersionsOf']>,
) {
  return database.read(context, async (reader) => {
    const { companyId, id, reviews } = await procedureTable.read(reader, context, params.id);
    const found = await listVersionsOf(reader, companyId, id);
    const items = found.map(({ effectiveFrom, effectiveUntil, ...version }) => ({
      ...version,
      effectiveFrom: effectiveFrom?.toISOString() ?? null,
      effectiveUntil: effectiveUntil?.toISOString() ?? null,
    }));
    return {
      items,
      epochs: await listEpochs(reader, companyId, id),
      signatures: await signaturesOf(reader, companyId, id, reviews.length),
    };
  });
}

async function signaturesOf(reader: Reader, companyId: number, id: string, last: number) {
  const ofReview = await listSignaturesUnder(reader, companyId, reviewRecords, `${id}/${last}`);
  const ofEnd = await listSignaturesUnder(reader, companyId, ['procedure_retirement'], id);
  return [...ofReview, ...ofEnd].map(shownSignature);
}
