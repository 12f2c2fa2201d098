import { companyRoles } from '@vigie/domain/kernel/identity/actor';
import { Refusal } from '@vigie/domain/kernel/refusal';
import { changeObjection } from '@vigie/domain/modules/actions/changes';
import { actionEndpointNames, filesPerAction } from '@vigie/domain/modules/actions/contract';
import { actionKind } from '@vigie/domain/modules/actions/kind';
import { actionCommentObjection } from '@vigie/domain/modules/actions/workflow';
import type { Tx } from '../../platform/database/tx';
import type { FoundKind } from '../../platform/records/record-kinds';
import { everyAccepted } from '../attachments/public';
import type { ServerKind } from '../records/public';
import { isCaseEnded, lockWithCase, publishActionChanged, readAction } from './action-view';
import { type ActionRecord, titledActions } from './repository';
import { refuse } from './update-action';

async function lock(tx: Tx, id: string): Promise<ActionRecord> {
  const record = await lockWithCase(tx, id);
  if (!record) throw new Refusal('not_found');
  return record;
}

/** Every colleague reads every action, but for those of confidential cases, which the database shows to their readers. */
export const actionServerKind: ServerKind<'Action', ActionRecord> = {
  kind: actionKind,
  names: actionEndpointNames,
  table: 'actions',
  read: readAction,
  summaryOf: ({ summary }) => summary,
  readersOf: ({ id }) => ({ roles: companyRoles, andId: -1, readersOf: id }),
  comments: {
    lock,
    objection: async (tx, record) => actionCommentObjection({ isCaseEnded: await isCaseEnded(tx, record) }),
    concerned: (_tx, { responsibleId, approverId }) => [responsibleId, approverId],
  },
  files: {
    accepted: everyAccepted,
    most: filesPerAction,
    lock: async (tx, id) => {
      const record = await lock(tx, id);
      refuse(changeObjection(record, 'files', tx.context.actor, { isCaseEnded: await isCaseEnded(tx, record) }));
      return record;
    },
    reasonFor: (_tx, _record, given) => given ?? null,
    changed: async (tx, record) => {
      await publishActionChanged(tx, record);
      return record.version;
    },
  },
};

export const foundActions: FoundKind = {
  kind: actionKind,
  findTitles: (reader, { actor }, ids) => titledActions.findTitles(reader, actor.companyId, ids),
  search: (reader, { actor }, search, limit) => titledActions.search(reader, actor.companyId, search, limit),
  isLinkable: true,
};
