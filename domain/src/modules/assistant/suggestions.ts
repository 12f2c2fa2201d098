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

/** `current` is what the field says now, `text` what the person wants it to say, `read` whether they have read the marks. */
export function acceptanceObjection(
  made: MadeSuggestion,
  { actorId, current, text, read }: { actorId: number | null; current: string | null; text: string; read: boolean },
): Objection | null {
  const decided = decisionObjection(made, actorId);
  if (decided) return decided;
  if (current !== made.original) return { message: m.textChanged };
  const marks = read ? 0 : marksOf(made.original, text, made.language).length;
  return marks > 0 ? { message: suggestionMessages.readFirst, values: { n: marks } } : null;
}
