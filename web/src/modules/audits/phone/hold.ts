import { skipToken, useQuery } from '@tanstack/react-query';
import { auditsEndpoints } from '@vigie/domain/modules/audits/audits/contract';
import { answerObjection } from '@vigie/domain/modules/audits/audits/workflow';
import { phoneMessages as m } from '@vigie/domain/modules/audits/pages/phone-messages';
import type { KeptCopy } from '../../../platform/offline/kept-entry';
import { newId } from '../../../platform/offline/secure-origin';
import { type Copied, useCopy, writeCopy } from '../../../platform/offline/use-copy';
import { loadOffline, useOffline } from '../../../platform/offline/use-offline';
import { sayNow } from '../../../platform/page/messages';
import { actorOf, useUser } from '../../../platform/session/session';
import { call } from '../../../platform/transport/api';
import { newIdempotencyKey } from '../../../platform/transport/api-client';
import { ApiError } from '../../../platform/transport/api-error';
import { queryClient } from '../../../platform/transport/query-client';
import { type AuditDetail, auditCalls, takeOverLeases, useWork, workQuery } from '../audits/queries';
import { checklistAddress } from '../checklist/checklist-address';
import { findingsQuery } from '../findings/queries';
import { itemOf } from '../plan/plan';
import { deviceName } from './device-name';
import { copyOf, sendWork } from './kept-work';

const leaseKey = (auditId: string) => ['audit_lease', auditId];

/** Everything that the checklist asks for. */
const keysOf = (auditId: string): Copied['keys'] => [
  ['audit', 'one', auditId],
  workQuery(auditId).queryKey,
  findingsQuery(auditId).queryKey,
  leaseKey(auditId),
];

const placeOf = ({ id, title }: Pick<AuditDetail, 'id' | 'title'>) => ({ address: checklistAddress(id), title });

/** The lease under which this device holds an audit; null where it does not, undefined until the device can be read. */
export function useLeaseHere(auditId: string): string | null | undefined {
  const isOpen = useOffline()?.access === 'open';
  return useQuery({
    queryKey: leaseKey(auditId),
    queryFn: isOpen ? () => findLease(auditId) : skipToken,
    staleTime: Number.POSITIVE_INFINITY,
  }).data;
}

async function findLease(auditId: string): Promise<string | null> {
  const copy = await (await loadOffline()).findCopy(copyOf(auditId));
  return leaseIn(auditId, copy);
}

function leaseIn(auditId: string, copy: KeptCopy | null): string | null {
  const answers = (copy?.value ?? []) as readonly (readonly [key: readonly unknown[], answer: unknown])[];
  const [, lease] = answers.find(([key]) => JSON.stringify(key) === JSON.stringify(leaseKey(auditId))) ?? [];
  return typeof lease === 'string' ? lease : null;
}

/** Keeps the copy current while this device holds the audit; it goes when the visit has ended or the lead no longer waits for it. */
export function useCopyOfAudit(id: string, audit: AuditDetail | undefined): boolean {
  const user = useUser();
  const lease = useLeaseHere(id);
  const work = useWork(id, false).data;
  const actor = actorOf(user);
  const hasEnded = audit !== undefined && answerObjection(itemOf(audit, actor.companyId), actor) !== null;
  const isReleased = typeof lease === 'string' && work !== undefined && !work.leases.some((one) => one.id === lease);
  const place = hasEnded || isReleased ? null : lease && audit ? placeOf(audit) : undefined;
  return useCopy({ name: copyOf(id), keys: keysOf(id), place });
}

/** Stores what the checklist needs, sealed, and tells the team that this device holds it. */
export async function holdHere(audit: AuditDetail): Promise<void> {
  const { id } = audit;
  const offline = await loadOffline();
  if (offline.offlineState.get().access !== 'open') throw new ApiError(0, 'closed', sayNow(m.cannotKeep));
  const leaseId = newId();
  const { leases } = await call(auditsEndpoints.holdAudit, {
    params: { id },
    body: { leaseId, device: deviceName(navigator.userAgent) },
    idempotencyKey: newIdempotencyKey(),
  });
  // An answer that is still under way knows nothing of the lease.
  await queryClient.cancelQueries({ queryKey: workQuery(id).queryKey });
  await Promise.all([queryClient.fetchQuery(workQuery(id)), queryClient.fetchQuery(findingsQuery(id))]);
  queryClient.setQueryData(['audit', 'one', id], (before: AuditDetail | undefined) => before ?? audit);
  takeOverLeases(id, leases);
  queryClient.setQueryData(leaseKey(id), leaseId);
  await writeCopy({ name: copyOf(id), keys: keysOf(id), place: placeOf(audit) });
}

/** Where its person has chosen to work without a network on this device: otherwise nothing would open without one. */
export async function holdAtStart(audit: AuditDetail): Promise<void> {
  const { access, hasPasscode } = (await loadOffline()).offlineState.get();
  if (access === 'open' && hasPasscode && audit.templateId !== null) await holdHere(audit);
}

/** What waits here goes first: an audit that was given back has nothing left on the device. */
export async function giveBack(auditId: string, leaseId: string): Promise<void> {
  const isHere = leaseId === (await findLease(auditId));
  if (isHere) await refuseUnlessSent(auditId);
  const { leases } = await call(auditsEndpoints.releaseAudit, {
    params: { id: auditId, leaseId },
    idempotencyKey: newIdempotencyKey(),
  });
  await queryClient.cancelQueries({ queryKey: workQuery(auditId).queryKey });
  takeOverLeases(auditId, leases);
  if (isHere) {
    queryClient.setQueryData(leaseKey(auditId), null);
    await (await loadOffline()).removeCopy(copyOf(auditId));
  }
  await auditCalls.refetch();
}

/** The visit ends on this device: it holds the audit no longer. */
export async function giveBackHere(auditId: string): Promise<void> {
  await refuseUnlessSent(auditId);
  const leaseId = await findLease(auditId);
  if (leaseId) await giveBack(auditId, leaseId);
}

async function refuseUnlessSent(auditId: string): Promise<void> {
  if ((await sendWork(auditId)).length > 0) throw new ApiError(0, 'unsent', sayNow(m.unsentFirst));
}
