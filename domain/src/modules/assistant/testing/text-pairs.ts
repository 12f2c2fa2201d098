import type { Language } from '../../../kernel/message';
import faithful from './faithful-texts.json';
import lied from './lied-texts.json';
import unseen from './unseen-lies.json';

export interface TextPair {
  readonly from: Language;
  readonly to: Language;
  readonly original: string;
  readonly suggestion: string;
}

/** By languages (`fr to en`), and by the original what is suggested for it. */
function pairsOf(table: Readonly<Record<string, Readonly<Record<string, string | string[]>>>>): readonly TextPair[] {
  return Object.entries(table).flatMap(([languages, texts]) => {
    const [from, to] = languages.split(' to ') as [Language, Language];
    return Object.entries(texts).flatMap(([original, suggested]) =>
      [suggested].flat().map((suggestion) => ({ from, to, original, suggestion })),
    );
  });
}

/** Rewritings and translations that say what the original says. */
export const faithfulTexts = pairsOf(faithful.known);
/** Written after the check, and not for it. */
export const unseenFaithfulTexts = pairsOf(faithful.unseen);
/** Written after the check, and not for it. Each says something else than its original. */
export const unseenLies = pairsOf(unseen);

interface LiedText {
  readonly from: Language;
  readonly to: Language;
  readonly original: string;
  readonly faithful: string;
  /** What kind of lie, and what of the faithful text becomes what. */
  readonly lies: readonly (readonly string[])[];
}

/** What a person wrote, a faithful rewriting or translation, and what a lying provider makes of that. */
export const liedTexts = lied as readonly LiedText[];

export const lies = liedTexts.flatMap(({ from, to, original, faithful: text, lies: list }) =>
  list.map(([what = '', said = '', untrue = '']) => {
    if (text.split(said).length !== 2) throw new Error(`"${said}" must stand once in: ${text}`);
    return { what, from, to, original, suggestion: text.replace(said, () => untrue) };
  }),
);
