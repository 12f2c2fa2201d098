import type {
  Dismissal,
  RecurrenceAnalysis,
  RecurrenceMatch,
} from '@vigie/domain/modules/cases/investigation-contract';
import { similarityMessages as m, recurrencePageMessages } from '@vigie/domain/modules/cases/messages/recurrence-page';
import type { CaseRecord } from '@vigie/domain/modules/cases/record';
import { highlights } from '@vigie/domain/modules/cases/recurrence/bounds';
import type { Say } from '../../../../../platform/page/messages';
import { formatDay } from '../../../../../ui/fields/day';

type Reason = RecurrenceMatch['reasons'][number];

/** How much two cases resemble one another, in a word beside the number. */
export function levelOf(score: number): 'high' | 'medium' | 'low' {
  if (score >= highlights.high) return 'high';
  return score >= highlights.medium ? 'medium' : 'low';
}

/** Why a case was found, in words: one line for each thing that the two have in common. */
export function formatReason({ kind, values }: Reason, say: Say): string {
  return say(m[kind], { values: values.map(formatDay).join(', ') });
}

const longestNote = 500;

/** What a link to the case that was found says by itself, until the user writes it better. */
export function linkNote({ score, reasons }: RecurrenceMatch, say: Say): string {
  const why = reasons.map((reason) => formatReason(reason, say)).join('. ');
  return say(recurrencePageMessages.note, { score, why }).slice(0, longestNote);
}

export type Decision =
  | { readonly kind: 'linked' }
  | { readonly kind: 'dismissed'; readonly dismissal: Dismissal }
  | { readonly kind: 'open' };

/** What was decided about a case that was found. A link weighs more than a dismissal that came before it. */
export function decisionOn(id: string, links: CaseRecord['links'], dismissals: readonly Dismissal[]): Decision {
  if (links.some((link) => link.id === id)) return { kind: 'linked' };
  const dismissal = dismissals.find(({ otherId }) => otherId === id);
  return dismissal ? { kind: 'dismissed', dismissal } : { kind: 'open' };
}

/** Dismissed cases that an analysis does not show, since they are not looked for again. */
export function dismissedElsewhere(
  dismissals: readonly Dismissal[],
  analysis: Pick<RecurrenceAnalysis, 'matches'> | undefined,
): readonly Dismissal[] {
  return dismissals.filter(({ otherId }) => !analysis?.matches.some(({ id }) => id === otherId));
}
