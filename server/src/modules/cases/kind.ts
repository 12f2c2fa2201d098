import { companyRoles } from '@vigie/domain/kernel/identity/actor';
import { Refusal } from '@vigie/domain/kernel/refusal';
import { caseEndpointNames } from '@vigie/domain/modules/cases/contract';
import { caseKind } from '@vigie/domain/modules/cases/kind';
import { caseActionMessages as m } from '@vigie/domain/modules/cases/messages/workflow';
import {
  allowedInParts,
  commentObjection,
  contributionObjection,
  filesNeedReason,
} from '@vigie/domain/modules/cases/workflow';
import type { Tx } from '../../platform/database/tx';
import { publishToReaders } from '../../platform/live/bus';
import type { FoundKind } from '../../platform/records/record-kinds';
import { imagesAndDocuments } from '../attachments/public';
import type { ServerKind } from '../records/public';
import { readCase, voidStale, voidStaleOf } from './case-view';
import { findCaseTitles, searchCases } from './list/title-repository';
import { type CaseData, findCase, findCaseStatus, listMembers, lockCase, lockCaseStatus } from './repository';

async function lock(tx: Tx, id: string): Promise<CaseData> {
  const record = await lockCase(tx, id);
  if (!record) throw new Refusal('not_found');
  return record;
}

/** Files, links and people come and go while the case is open, by those who work on it. */
export async function lockForContribution(tx: Tx, id: string): Promise<CaseData> {
  const record = await lock(tx, id);
  const objection = contributionObjection(record, tx.context.actor);
  if (objection) throw new Refusal(objection.code ?? 'objection', objection);
  return record;
}

export const caseServerKind: ServerKind<'Case', CaseData> = {
  kind: caseKind,
  names: caseEndpointNames,
  table: 'cases',
  read: readCase,
  summaryOf: ({ title }) => title,
  readersOf: ({ id, ownerId }) => ({ roles: companyRoles, andId: ownerId, readersOf: id }),
  comments: {
    lock,
    objection: async (_tx, record) => commentObjection(record),
    concerned: async (tx, { companyId, id, ownerId }) => {
      const members = await listMembers(tx, companyId, id);
      return [ownerId, ...members.map(({ person }) => person.id)];
    },
    address: (id) => `${caseKind.address(id)}?panel=comments`,
  },
  files: {
    accepted: imagesAndDocuments,
    most: 100,
    lock: lockForContribution,
    reasonFor: (_tx, { status }, given, place) => {
      if (given || !filesNeedReason(status)) return given ?? null;
      throw new Refusal('invalid', { fields: [{ loc: [place, 'reason'], message: m.reasonMissing }] });
    },
    changed: async (tx, record) => {
      await voidStale(tx, record);
      await publishToReaders(tx, 'case');
      const changed = await findCase(tx, record.companyId, record.id);
      return changed?.version ?? record.version;
    },
  },
};

export const foundCases: FoundKind = {
  kind: caseKind,
  findTitles: (reader, { actor }, ids) => findCaseTitles(reader, actor.companyId, ids),
  search: (reader, { actor }, search, limit) => searchCases(reader, actor.companyId, search, limit),
  isLinkable: true,
  parts: {
    allowed: async (reader, companyId, id) => {
      const found = await findCaseStatus(reader, companyId, id);
      return found ? allowedInParts(found) : 'nothing';
    },
    lock: async (tx, id) => {
      const found = await lockCaseStatus(tx, id);
      return found && allowedInParts(found);
    },
    changed: voidStaleOf,
  },
};
