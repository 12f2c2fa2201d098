import { randomBytes } from 'node:crypto';
import type { BodyOf } from '@vigie/domain/kernel/http/endpoint';
import { invalidField, Refusal } from '@vigie/domain/kernel/refusal';
import {
  type copiesEndpoints,
  copyList,
  copyNames,
  type ProcedureCopy,
} from '@vigie/domain/modules/procedures/copies/contract';
import { copyKind } from '@vigie/domain/modules/procedures/copies/kind';
import { copyMessages as m } from '@vigie/domain/modules/procedures/copies/messages';
import {
  answerOf,
  type CopyEffect,
  type CopyItem,
  type CopyStatus,
  copyChangeObjection,
  copyWorkflow,
  informationHours,
  issueObjection,
} from '@vigie/domain/modules/procedures/copies/workflow';
import { effectiveAt } from '@vigie/domain/modules/procedures/epochs/epochs';
import { companyOfToken } from '@vigie/domain/modules/procedures/id';
import { type Context, systemContext } from '../../../platform/context';
import type { Database } from '../../../platform/database/database';
import { listCompanyIds } from '../../../platform/database/installation';
import type { Tx } from '../../../platform/database/tx';
import type { Call } from '../../../platform/http/call';
import type { Platform } from '../../../platform/platform';
import { type FieldValues, recordTable, type TableRecord } from '../../../platform/records/record-table';
import { applyConsequence } from '../../../platform/transition';
import { notify } from '../../notifications/public';
import { findParameters } from '../../parameters/public';
import { tableKind } from '../../records/public';
import { listEpochs } from '../epochs/epoch-repository';
import { lockVersion } from '../versions/versions';
import { copyFilters, derivedOfCopy, findByToken, findLastCopyNumber, listExpired, listIssued } from './repository';

type Endpoints = typeof copiesEndpoints;
export type CopyRecord = ProcedureCopy &
  CopyItem &
  TableRecord & { readonly token: string; readonly recalledAt: string | null; readonly isConfidential: boolean };

export const copyTable = recordTable<CopyRecord>({
  kind: copyKind,
  table: 'procedure_copies',
  totals: 'procedure_copy_totals',
  prefix: 'CPY_',
  digits: 5,
  fields: [
    'procedureId',
    'versionId',
    'copyNumber',
    'use',
    'holderId',
    'place',
    'validUntil',
    'recalledAt',
    'token',
    'isConfidential',
  ],
  walled: 'is_confidential',
  people: { holder: 'holderId' },
  title: 'place',
  owner: 'holderId',
  derived: derivedOfCopy,
});

export const copies = tableKind({
  names: copyNames,
  list: copyList,
  workflow: copyWorkflow,
  table: copyTable,
  facts: async () => null,
  changeObjection: copyChangeObjection,
  concerned: ({ holderId, authorId }) => [holderId, authorId],
  maxFiles: 5,
  changesNeedReason: false,
  filtered: copyFilters,
  isLinkable: false,
});

const newToken = (companyId: number) => companyId.toString(16).padStart(8, '0') + randomBytes(16).toString('hex');

/** Of what is in force, and numbered within its version. */
export function createCopy(
  platform: Platform,
  context: Context,
  { versionId, use, place, holderId = context.actor.userId ?? -1 }: BodyOf<Endpoints['createProcedureCopy']>,
  now = new Date(),
) {
  const { actor } = context;
  return copies.create(platform, context, { holderId }, async (tx) => {
    const { procedure, version } = await lockVersion(tx, versionId);
    const objection = issueObjection(use, procedure.ownerId, actor);
    if (objection) throw new Refusal(objection.code ?? 'objection', objection);
    if (procedure.versionId !== versionId) throw invalidField('versionId', m.notInForce);
    return {
      values: {
        procedureId: procedure.id,
        versionId,
        copyNumber: 1 + (await findLastCopyNumber(tx, actor.companyId, versionId)),
        use,
        holderId,
        place,
        validUntil: use === 'information' ? new Date(now.getTime() + informationHours * 3_600_000).toISOString() : null,
        token: newToken(actor.companyId),
        isConfidential: version.isConfidential,
      },
    };
  });
}

async function follow(tx: Tx, id: string, consequence: CopyEffect, values: FieldValues<CopyRecord>): Promise<void> {
  await applyConsequence(tx, {
    workflow: copyWorkflow,
    consequence,
    recordId: id,
    lock: (inner) => copyTable.lock(inner, id),
    write: (inner, item, to) => copyTable.saveState(inner, item, to, values),
    content: copyTable.auditedFields,
    notify: async (inner, item, notice) => {
      if (notice === null) return;
      const news = {
        type: notice,
        recordId: id,
        summary: `${item.label} · ${item.place}`,
        address: copyKind.address(id),
      };
      await notify(inner, news, [item.holderId]);
    },
  });
}

/** Controlled copies of a version that is no longer in force are to be given back. */
export async function recallCopies(tx: Tx, versionId: string, at: string): Promise<void> {
  for (const { id } of await listIssued(tx, tx.context.actor.companyId, versionId)) {
    await follow(tx, id, 'recall', { recalledAt: at });
  }
}

/** Copies for information end by themselves. */
export async function expireCopies(database: Database, context: Context, now: Date): Promise<void> {
  const { companyId } = context.actor;
  const expired = await database.read(context, (reader) => listExpired(reader, companyId, now.toISOString()));
  for (const { id } of expired) {
    await database.transaction(context, async (tx) => {
      const copy = await copyTable.lock(tx, id);
      if (copy?.status === 'issued') await follow(tx, id, 'expire', {});
    });
  }
}

/** Whoever holds the paper learns whether it is current, and nothing else. */
export async function checkCopy(
  { database }: Platform,
  { params }: Call<Endpoints['checkProcedureCopy']>,
  now = new Date(),
) {
  const { token } = params;
  const companyId = companyOfToken(token);
  const known = await database.read(systemContext(0), listCompanyIds);
  if (!known.includes(companyId)) throw new Refusal('not_found');
  return database.read(systemContext(companyId), async (reader) => {
    const { publicCopyCheck } = await findParameters(reader, companyId);
    const copy = publicCopyCheck ? await findByToken(reader, companyId, token) : null;
    if (!copy) throw new Refusal('not_found');
    const at = now.toISOString();
    const epochs = await listEpochs(reader, companyId, copy.procedureId);
    const isInForce = effectiveAt(epochs, at) === copy.versionId;
    const validUntil = copy.validUntil?.toISOString() ?? null;
    const recalledAt = copy.recalledAt?.toISOString() ?? null;
    const status = copy.status as CopyStatus;
    const answer = answerOf({ status, validUntil }, isInForce, at);
    const replaced = epochs[1 + epochs.findIndex(({ versionId }) => versionId === copy.versionId)];
    const since = answer === 'recalled' ? recalledAt : (earlier(replaced?.from ?? null, validUntil) ?? null);
    return {
      code: copy.code,
      versionNumber: copy.versionNumber,
      answer,
      since: answer === 'current' ? null : since,
    };
  });
}

const earlier = (one: string | null, other: string | null) =>
  one === null || other === null ? (one ?? other) : one < other ? one : other;
