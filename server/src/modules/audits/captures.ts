import type { EntryContract } from '@vigie/domain/kernel/offline/contracts';
import { readContent } from '@vigie/domain/kernel/offline/contracts';
import type { EntryAnswer } from '@vigie/domain/kernel/offline/entry';
import { observedMoment } from '@vigie/domain/kernel/offline/observed-moment';
import { Refusal } from '@vigie/domain/kernel/refusal';
import { offlineMessages } from '@vigie/domain/messages/offline';
import { auditBounds } from '@vigie/domain/modules/audits/audits/audit';
import { type AnswersEntry, answersEntryContracts } from '@vigie/domain/modules/audits/audits/capture-contract';
import {
  type FindingEntryContent,
  findingEntryContracts,
} from '@vigie/domain/modules/audits/findings/capture-contract';
import { findingBounds } from '@vigie/domain/modules/audits/findings/finding';
import type { Context } from '../../platform/context';
import { problemsOf } from '../../platform/http/validation';
import { captureOnce, type ReceivedEntry } from '../../platform/offline/captures';
import type { Platform } from '../../platform/platform';
import { attachCaptured } from '../attachments/public';
import { answerIn, ownerOfAudit } from './audits/work';
import { noteFinding, ownerOfFinding } from './findings/findings';

/** Answers that were given without a network, once for ever; photos that are answers come onto the audit first. */
export function captureAuditAnswers(platform: Platform, context: Context, entry: ReceivedEntry): Promise<EntryAnswer> {
  return captureOnce(platform, context, 'audit_work', entry, async (tx) => {
    const { auditId, answers } = contentOf<AnswersEntry>(answersEntryContracts, entry);
    const { head } = entry;
    await attachCaptured(tx, ownerOfAudit(auditId), head, auditBounds.files);
    await answerIn(tx, auditId, { answers, observedAt: observedAtOf(entry), rivalId: head.captureId });
    return auditId;
  });
}

/** A finding that was noted without a network, with its photos, once for ever. */
export function captureFinding(platform: Platform, context: Context, entry: ReceivedEntry): Promise<EntryAnswer> {
  return captureOnce(platform, context, 'finding', entry, async (tx) => {
    const content = contentOf<FindingEntryContent>(findingEntryContracts, entry);
    const finding = await noteFinding(tx, { ...content, observedAt: observedAtOf(entry) });
    await attachCaptured(tx, ownerOfFinding(finding.id), entry.head, findingBounds.files);
    return finding.id;
  });
}

function contentOf<Content>(contracts: readonly EntryContract<Content>[], { head, content }: ReceivedEntry): Content {
  const read = readContent(contracts, head.contract, content, Date.now());
  if (read.outcome === 'read') return read.content;
  if (read.outcome === 'invalid') throw problemsOf(read.error, 'body', content);
  const message = read.outcome === 'too_old' ? offlineMessages.tooOld : offlineMessages.unknownContract;
  throw new Refusal('objection', { message });
}

/** As the trail says it of the entry: the clock of the device less what it is known to be ahead. */
function observedAtOf({ head: { deviceTime, skewMs }, sentAt }: ReceivedEntry): string {
  const { observedAt } = observedMoment({
    deviceTime: Date.parse(deviceTime),
    skewMs,
    sentAt: Date.parse(sentAt),
    receivedAt: Date.now(),
  });
  return new Date(observedAt).toISOString();
}
