import type { SigningCredentials } from '@vigie/domain/kernel/trail/signature';
import { caseAddress } from '@vigie/domain/modules/cases/kinds';
import type { CaseNotice } from '@vigie/domain/modules/cases/notices';
import type { CaseRecord } from '@vigie/domain/modules/cases/record';
import { signedCase, vouchesFor } from '@vigie/domain/modules/cases/signing/signed-case';
import { type CaseAction, caseWorkflow } from '@vigie/domain/modules/cases/workflow';
import type { Context } from '../../platform/context';
import type { Tx } from '../../platform/database/tx';
import { publishToReaders } from '../../platform/live/bus';
import type { Platform } from '../../platform/platform';
import type { SignedRecord } from '../../platform/signatures/signatures';
import { transition } from '../../platform/transition';
import { listActiveIds } from '../accounts/public';
import { cancelActionsOf } from '../actions/public';
import { notify } from '../notifications/public';
import { discardQuestionnairesOf } from '../questionnaires/public';
import { voidOutcome } from './case-signatures';
import { caseFacts, caseToSign, showCase } from './case-view';
import { auditedCaseFields } from './open-case';
import { type CaseData, isSettledSince, lockCase, saveCase } from './repository';

export interface Move {
  readonly id: string;
  readonly version: number;
  readonly action: CaseAction;
  readonly reason: string | undefined;
  readonly credentials: SigningCredentials | undefined;
}

export async function moveCase(platform: Platform, context: Context, move: Move): Promise<CaseRecord> {
  let signed: SignedRecord | undefined;
  await transition(platform, context, {
    workflow: caseWorkflow,
    action: move.action,
    recordId: move.id,
    expectedVersion: move.version,
    stateField: 'status',
    ...(!caseWorkflow.transitions[move.action].signature && { isStale: isSettledSince }),
    reason: move.reason,
    credentials: move.credentials,
    lock: (tx) => lockCase(tx, move.id),
    facts: caseFacts,
    write: async (tx, record, status) => {
      const saved = await saveCase(tx, record, status);
      if (status === 'void') {
        await cancelActionsOf(tx, record.id, move.reason ?? null);
        await discardQuestionnairesOf(platform, tx, record.id, move.reason);
      }
      if (move.action === 'reopen') await voidOutcome(tx, saved);
      const content = signedCase(await caseToSign(tx, saved), vouchesFor(move.action));
      signed = { record: 'case', recordId: move.id, content };
      return saved;
    },
    content: auditedCaseFields,
    signed: () => signed as SignedRecord,
    notify: notifyConcerned,
  });
  return showCase(platform, context, move.id);
}

async function notifyConcerned(tx: Tx, record: CaseData, notice: string | null): Promise<void> {
  await publishToReaders(tx, 'case');
  if (notice === null) return;
  const type = notice as CaseNotice;
  const people = type === 'caseSubmitted' ? await listActiveIds(tx, record.companyId, ['qa']) : [record.ownerId];
  const { id, title: summary } = record;
  await notify(tx, { type, recordId: id, summary, address: caseAddress(record) }, people);
}
