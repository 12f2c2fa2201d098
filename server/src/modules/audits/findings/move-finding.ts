import type { SignedContent } from '@vigie/domain/kernel/trail/signed-content';
import type { findingsEndpoints } from '@vigie/domain/modules/audits/findings/contract';
import { findingKind, type findingSigned } from '@vigie/domain/modules/audits/findings/kind';
import { type FindingFacts, type FindingMove, findingWorkflow } from '@vigie/domain/modules/audits/findings/workflow';
import { systemContext } from '../../../platform/context';
import { listCompanyIds } from '../../../platform/database/installation';
import type { Tx } from '../../../platform/database/tx';
import type { ChangeCall } from '../../../platform/http/call';
import type { Platform } from '../../../platform/platform';
import type { SignedRecord } from '../../../platform/signatures/signatures';
import { transition } from '../../../platform/transition';
import { listActiveIds } from '../../accounts/public';
import { notify } from '../../notifications/public';
import { type FindingRecord, findings, findingTable, lockFinding, withAnswerer } from './findings';
import { listConcluded } from './repository';
import { applyEffect } from './send';

type Endpoints = typeof findingsEndpoints;

export async function moveFinding(
  platform: Platform,
  { context, params, ifMatch, body }: ChangeCall<Endpoints['moveFinding']>,
) {
  const { id } = params;
  const { action, reason, credentials } = body;
  const at = new Date().toISOString();
  await transition(platform, context, {
    workflow: findingWorkflow,
    action,
    recordId: id,
    expectedVersion: ifMatch,
    stateField: 'status',
    reason,
    credentials,
    // With its audit, which is not closed while an answer comes or goes.
    lock: async (tx) => (await lockFinding(tx, id)).finding,
    facts: async (_tx, finding) => findingFacts(finding, context.actor.userId),
    write: (tx, finding, status) => {
      const values =
        action === 'respond'
          ? { respondedAt: at, answererIds: withAnswerer(finding, context) }
          : action === 'accept'
            ? { acceptedAt: at }
            : {};
      return findingTable.saveState(tx, finding, status, values);
    },
    content: findingTable.auditedFields,
    signed: (finding) => (action === 'accept' ? signedAcceptance(finding) : signedWithdrawal(finding)),
    consequences: async (tx) => {
      if (action === 'accept') await concludeIn(tx, id);
    },
    notify: async (tx, finding, notice) => {
      if (notice === null) return;
      const news = { type: notice, recordId: id, summary: finding.title, address: findingKind.address(id) };
      await notify(tx, news, await recipientsOf(tx, action, finding));
    },
  });
  return findings.get(platform, context, id);
}

export function findingFacts(finding: FindingRecord, userId: number | null): FindingFacts {
  const { cause, correction, measures, noMeasures, answererIds } = finding;
  return {
    hasCause: cause !== '',
    hasCorrection: correction !== '',
    hasMeasures: measures.length > 0 || noMeasures !== '',
    isOwnAnswer: userId !== null && answererIds.includes(userId),
  };
}

async function recipientsOf(tx: Tx, action: FindingMove, { companyId, leadId, ownerId }: FindingRecord) {
  return action === 'respond' ? [leadId, ...(await listActiveIds(tx, companyId, ['qa']))] : [ownerId];
}

type Signed<Name extends keyof typeof findingSigned> = SignedContent<(typeof findingSigned)[Name]>;

/** The answer as it was judged. */
export function signedAcceptance(finding: FindingRecord): SignedRecord {
  const { id, statement, grade, cause, correction, measures, noMeasures } = finding;
  const content: Signed<'finding_acceptance'> = { statement, grade, cause, correction, measures, noMeasures };
  return { record: 'finding_acceptance', recordId: id, content };
}

export function signedWithdrawal({ id, statement, grade }: FindingRecord): SignedRecord {
  const content: Signed<'finding_withdrawal'> = { statement, grade };
  return { record: 'finding_withdrawal', recordId: id, content };
}

/** At once where nothing is left to do. */
async function concludeIn(tx: Tx, id: string): Promise<void> {
  const [ended] = await listConcluded(tx, tx.context.actor.companyId, 1, id);
  const finding = ended && (await findingTable.lock(tx, id));
  if (finding) await applyEffect(tx, finding, 'conclude');
}

const atOnce = 200;

/** What has become of measures is said by their own modules, which stand below: it is asked for, a few at a time. */
export async function concludeFindings({ database }: Platform): Promise<void> {
  for (const companyId of await database.read(systemContext(0), listCompanyIds)) {
    const context = systemContext(companyId);
    const ended = await database.read(context, (reader) => listConcluded(reader, companyId, atOnce));
    for (const { id } of ended) {
      await database.transaction(context, async (tx) => {
        const finding = await findingTable.lock(tx, id);
        if (finding?.status === 'accepted') await applyEffect(tx, finding, 'conclude');
      });
    }
  }
}
