import {
  type AnswersEntry,
  answersCapturePath,
  currentAnswersContract,
} from '@vigie/domain/modules/audits/audits/capture-contract';
import type { AnswerChange } from '@vigie/domain/modules/audits/audits/contract';
import {
  currentFindingContract,
  currentFindingPhotosContract,
  type FindingEntryContent,
  type FindingPhotosEntry,
  findingCapturePath,
  findingPhotosCapturePath,
} from '@vigie/domain/modules/audits/findings/capture-contract';
import type { KeptEntry, KeptFile, KeptPhoto } from '../../../platform/offline/kept-entry';
import type { OfflineState } from '../../../platform/offline/offline';
import { loadOffline } from '../../../platform/offline/use-offline';
import type { HeldPhoto } from '../../attachments/public';

/** A finding that the device has kept and the server has not answered. */
export interface KeptFinding {
  readonly captureId: string;
  readonly content: FindingEntryContent;
  /** Those that were taken with it and after it. */
  readonly photos: number;
  readonly reason: string | null;
  /** Until when it can be taken back; 0 where it cannot: something was kept after it. */
  readonly undoUntil: number;
}

/** What was taken back, to be corrected. */
export interface TakenFinding {
  readonly content: FindingEntryContent;
  readonly files: readonly KeptFile[];
}

export interface KeptWork {
  /** In the order of keeping, without those that were refused. */
  readonly answers: readonly AnswerChange[];
  readonly findings: readonly KeptFinding[];
  /** How many photos wait that were taken for a finding which has arrived, by its number. */
  readonly photosOf: Readonly<Record<string, number>>;
  readonly waiting: readonly KeptEntry[];
  readonly refused: readonly KeptEntry[];
}

/** The checklist as it opens without a network. */
export const copyOf = (auditId: string) => `audit ${auditId}`;
/** Where photos that are answers are kept until their answer is. */
export const placeOfPhotos = (auditId: string) => `audit ${auditId}`;
/** Where photos of a finding without a question are kept while it is written. */
export const placeOfFreeFinding = (auditId: string) => `finding of ${auditId}`;

const isOf = (path: string) => (entry: KeptEntry) => entry.path === path;
export const answersIn = (entry: KeptEntry): readonly AnswerChange[] =>
  entry.path === answersCapturePath ? (entry.content as unknown as AnswersEntry).answers : [];
const namedIn = ({ content }: KeptEntry) => (content as unknown as FindingPhotosEntry).finding;

/** What of an audit waits on the device. */
export function keptWork(state: OfflineState | null, auditId: string): KeptWork {
  const all = (state?.entries ?? []).filter(({ series }) => series === auditId);
  const waiting = all.filter((entry) => entry.state === 'waiting');
  const refused = all.filter((entry) => entry.state === 'refused');
  const taken = all.filter(isOf(findingPhotosCapturePath));
  const photosOf: Record<string, number> = {};
  for (const entry of taken) {
    const named = namedIn(entry);
    photosOf[named] = (photosOf[named] ?? 0) + entry.head.photos.length;
  }
  const last = all.at(-1)?.captureId;
  const findings = all.filter(isOf(findingCapturePath)).map(({ captureId, content, head, reason, undoUntil }) => ({
    captureId,
    content: content as unknown as FindingEntryContent,
    photos: head.photos.length + (photosOf[captureId] ?? 0),
    reason,
    undoUntil: captureId === last ? (undoUntil ?? 0) : 0,
  }));
  return { answers: waiting.flatMap(answersIn), findings, photosOf, waiting, refused };
}

/** Of one audit: everything arrives in the order of keeping, and what was refused holds up nothing else. */
const ofAudit = (auditId: string) => ({ series: auditId, base: null });

export async function keepAnswers(
  { auditId, answers }: AnswersEntry,
  title: string,
  photos: readonly KeptPhoto[] = [],
  files: readonly string[] = [],
): Promise<void> {
  const { keepEntry } = await loadOffline();
  await keepEntry({
    ...ofAudit(auditId),
    record: 'audit',
    path: answersCapturePath,
    contract: currentAnswersContract,
    content: { auditId, answers },
    title,
    photos,
    files,
  });
}

export async function keepFinding(
  content: FindingEntryContent,
  title: string,
  photos: readonly HeldPhoto[] = [],
): Promise<void> {
  const { keepEntry } = await loadOffline();
  await keepEntry({
    ...ofAudit(content.auditId),
    record: 'finding',
    path: findingCapturePath,
    contract: currentFindingContract,
    content: { ...content },
    title,
    canBeUndone: true,
    photos: photos.map(({ photo }) => photo),
    files: photos.map(({ id }) => id),
  });
}

/** `finding`: its number, or the captureId of the entry that notes it. */
export async function keepFindingPhotos(
  auditId: string,
  finding: string,
  title: string,
  photos: readonly KeptPhoto[],
): Promise<void> {
  const { keepEntry } = await loadOffline();
  await keepEntry({
    ...ofAudit(auditId),
    record: 'finding',
    path: findingPhotosCapturePath,
    contract: currentFindingPhotosContract,
    content: { finding },
    title,
    photos,
    files: [],
  });
}

/** Null where it has been sent, or is about to be. Photos of one without a question come back to its form. */
export async function undoFinding({ captureId, content }: KeptFinding): Promise<readonly KeptFile[] | null> {
  const { takeBack, dropKeptFile } = await loadOffline();
  if (content.questionKey === null) return takeBack(captureId, placeOfFreeFinding(content.auditId));
  const files = await takeBack(captureId, placeOfPhotos(content.auditId));
  for (const { id } of files ?? []) await dropKeptFile(id);
  return files;
}

/** Sends what waits, also what could still be taken back; what is left could not be sent. */
export async function sendWork(auditId: string): Promise<readonly KeptEntry[]> {
  const offline = await loadOffline();
  const last = keptWork(offline.offlineState.get(), auditId).waiting.at(-1);
  if (last) await offline.sendEntryNow(last.captureId).catch(() => undefined);
  const { waiting, refused } = keptWork(offline.offlineState.get(), auditId);
  return [...waiting, ...refused];
}
