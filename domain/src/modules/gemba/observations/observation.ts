import type { Objection } from '../../../kernel/workflow';
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
