import type { EntryAnswer, EntryHead } from '@vigie/domain/kernel/offline/entry';
import { invalidField, Refusal } from '@vigie/domain/kernel/refusal';
import { auditBounds } from '@vigie/domain/modules/audits/audits/audit';
import { type AnswersEntry, answersEntryContracts } from '@vigie/domain/modules/audits/audits/capture-contract';
import type { AnswerChange } from '@vigie/domain/modules/audits/audits/contract';
import {
  findingEntryContracts,
  findingPhotosEntryContracts,
} from '@vigie/domain/modules/audits/findings/capture-contract';
import { findingBounds } from '@vigie/domain/modules/audits/findings/finding';
import { findingRuleMessages as m } from '@vigie/domain/modules/audits/findings/messages';
import { findingFilesObjection } from '@vigie/domain/modules/audits/findings/workflow';
import type { Context } from '../../platform/context';
import type { Tx } from '../../platform/database/tx';
import { findCapture } from '../../platform/offline/capture-repository';
import { captureOnce, contentOf, type ReceivedEntry } from '../../platform/offline/captures';
import type { Platform } from '../../platform/platform';
import { attachCaptured, listAttached } from '../attachments/public';
import { answerIn, ownerOfAudit } from './audits/work';
import { lockFinding, noteFinding, ownerOfFinding } from './findings/findings';

/** Answers that were given without a network, once for ever; photos that are answers come onto the audit first. */
export function captureAuditAnswers(platform: Platform, context: Context, entry: ReceivedEntry): Promise<EntryAnswer> {
  return captureOnce(platform, context, 'audit_work', entry, async (tx, { observedAt }) => {
    const { auditId, answers } = contentOf<AnswersEntry>(answersEntryContracts, entry);
    const { head } = entry;
    await attachCaptured(tx, ownerOfAudit(auditId), head, auditBounds.files);
    const numbered = await withPhotosByNumber(tx, auditId, answers, head);
    await answerIn(tx, auditId, { answers: numbered, observedAt, rivalId: head.captureId });
    return auditId;
  });
}

const isHash = (value: string) => /^[0-9a-f]{64}$/.test(value);

/** A device knows its photos by their hashes until they have arrived. */
async function withPhotosByNumber(
  tx: Tx,
  auditId: string,
  answers: readonly AnswerChange[],
  { originals = {} }: EntryHead,
): Promise<readonly AnswerChange[]> {
  const sides = answers.flatMap(({ answer, base }) => [answer, base]);
  if (!sides.some((side) => Array.isArray(side) && side.some(isHash))) return answers;
  const files = await listAttached(tx, tx.context.actor.companyId, ownerOfAudit(auditId));
  const numbers = new Map(files.map(({ sha256, id }) => [sha256, id]));
  const numberOf = (hash: string) => numbers.get(hash) ?? numbers.get(originals[hash] ?? '') ?? hash;
  const numbered = (side: AnswerChange['answer']) => (Array.isArray(side) ? side.map(numberOf) : side);
  return answers.map(({ key, answer, base }) => ({ key, answer: numbered(answer), base: numbered(base) }));
}

/** A finding that was noted without a network, with its photos, once for ever. */
export function captureFinding(platform: Platform, context: Context, entry: ReceivedEntry): Promise<EntryAnswer> {
  return captureOnce(platform, context, 'finding', entry, async (tx, { observedAt }) => {
    const content = contentOf(findingEntryContracts, entry);
    const finding = await noteFinding(tx, { ...content, observedAt });
    await attachCaptured(tx, ownerOfFinding(finding.id), entry.head, findingBounds.files);
    return finding.id;
  });
}

/** Photos that were taken after their finding was kept. */
export function captureFindingPhotos(platform: Platform, context: Context, entry: ReceivedEntry): Promise<EntryAnswer> {
  return captureOnce(platform, context, 'finding', entry, async (tx) => {
    const { finding: named } = contentOf(findingPhotosEntryContracts, entry);
    const id = named.startsWith('FND_') ? named : await findingOfEntry(tx, named);
    const { finding } = await lockFinding(tx, id);
    const objection = findingFilesObjection(finding, context.actor);
    if (objection) throw new Refusal(objection.code ?? 'objection', objection);
    await attachCaptured(tx, ownerOfFinding(id), entry.head, findingBounds.files);
    return id;
  });
}

async function findingOfEntry(tx: Tx, captureId: string): Promise<string> {
  const noted = await findCapture(tx, tx.context.actor.companyId, captureId);
  if (noted?.record !== 'finding') throw invalidField('finding', m.findingUnknown);
  return noted.answer.recordId;
}
