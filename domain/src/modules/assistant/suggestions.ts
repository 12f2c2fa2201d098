import type { Language } from '../../kernel/message';
import type { Objection } from '../../kernel/workflow';
import { checkSuggestion } from './facts/check-suggestion';
import { acceptanceMessages as m } from './messages/assistant';
import { suggestionMessages } from './messages/facts';
import type { SuggestionMark } from './record';
import { languageOfText } from './spelling/language-of-text';

export interface MadeSuggestion {
  readonly userId: number;
  readonly original: string;
  /** That of the suggestion. */
  readonly language: Language;
  readonly decision: 'accepted' | 'refused' | null;
}

/** What must be read before this text may replace the original. */
export function marksOf(original: string, text: string, language: Language): SuggestionMark[] {
  const spoken = languageOfText(original) ?? language;
  const options = { language, ...(spoken !== language && { translatedFrom: spoken }) };
  const { marks, missing } = checkSuggestion(original, text, options);
  return [
    ...marks.map((mark) => ({ in: 'suggestion' as const, ...mark })),
    ...missing.map((mark) => ({ in: 'original' as const, ...mark })),
  ];
}

export function decisionObjection({ userId, decision }: MadeSuggestion, actorId: number | null): Objection | null {
  if (userId !== actorId) return { message: m.notYours };
  return decision === null ? null : { message: m.alreadyDecided, code: 'wrong_state' };
}

export interface Acceptance {
  readonly actorId: number | null;
  /** What the field says now. */
  readonly current: string | null;
  /** How many marks of the text are not confirmed as read. */
  readonly unread: number;
}

export function acceptanceObjection(made: MadeSuggestion, { actorId, current, unread }: Acceptance): Objection | null {
  const decided = decisionObjection(made, actorId);
  if (decided) return decided;
  if (current !== made.original) return { message: m.textChanged };
  return unread > 0 ? { message: suggestionMessages.readFirst, values: { n: unread } } : null;
}
