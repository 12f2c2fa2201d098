import { clockOffMs } from '../../../kernel/offline/observed-moment';
import type { Objection } from '../../../kernel/workflow';
import type { WalkStatus } from '../walks/workflow';
import { observationRuleMessages as m } from './messages';
import type { ObservationStatus } from './workflow';

export const verdicts = ['good', 'improve'] as const;
export type Verdict = (typeof verdicts)[number];

export const observationBounds = { text: 500, letters: 3, photos: 4 } as const;

/** A good point asks for nothing. */
export function statusOfNew(verdict: Verdict): ObservationStatus {
  return verdict === 'good' ? 'settled' : 'open';
}

/** One photo, or a few letters. */
export function contentObjection(text: string, photos: number): Objection | null {
  const letters = text.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
  return photos > 0 || letters >= observationBounds.letters ? null : { message: m.nothingSeen };
}

/** The device's time, never later than the arrival and no day before entries of old releases. */
export function observedAtOf(said: string | undefined, now: Date): Date {
  if (said === undefined) return now;
  const at = Date.parse(said);
  const oldest = now.getTime() - 90 * 86_400_000;
  return new Date(Math.min(Math.max(at, oldest), now.getTime()));
}

interface WalkTimes {
  readonly status: WalkStatus;
  readonly startedAt: string | null;
  readonly finishedAt: string | null;
}

/** What a device kept belongs to the walk that was under way when it was seen, also where that has ended since. */
export function wasUnderWay({ status, startedAt, finishedAt }: WalkTimes, observedAt: string): boolean {
  if (status === 'in_progress') return true;
  if (status !== 'finished' || startedAt === null || finishedAt === null) return false;
  const at = Date.parse(observedAt);
  return at >= Date.parse(startedAt) - clockOffMs && at <= Date.parse(finishedAt) + clockOffMs;
}
