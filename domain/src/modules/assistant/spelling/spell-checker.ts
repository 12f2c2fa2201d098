import type { Language } from '../../../kernel/message';
import { americanForms } from './british';
import type { Lexicon } from './lexicon';

const mostParts = 8;

/** Whether words are right in one language, in whatever letters they are written. */
export class SpellChecker {
  constructor(
    readonly language: Language,
    readonly lexicon: Lexicon,
  ) {}

  isCorrect(word: string): boolean {
    const form = this.asInDictionary(word);
    return this.isForm(form, false) || this.isBritish(form) || this.isJoined(form);
  }

  /** Whether it is right, and no word that should not be proposed. */
  isProposable(form: string): boolean {
    return this.isForm(form, true) || (form.includes('-') && this.isJoined(form));
  }

  asInDictionary(word: string): string {
    let form = word.normalize('NFC');
    for (const [from, to] of this.lexicon.affixes.conversions) {
      if (form.includes(from)) form = form.replaceAll(from, to);
    }
    return form;
  }

  private isForm(form: string, isProposed: boolean): boolean {
    if (this.lexicon.hasForm(form, { isExact: true, isProposed })) return true;
    return inOtherLetters(form).some((other) => this.lexicon.hasForm(other, { isExact: false, isProposed }));
  }

  private isBritish(form: string): boolean {
    if (this.language !== 'en' || form.length < 4) return false;
    const forms = americanForms(form);
    return forms === null || forms.some((one) => this.isForm(one, false));
  }

  private isJoined(form: string): boolean {
    const parts = form.split('-').filter(Boolean);
    if (!form.includes('-') || parts.length === 0 || parts.length > mostParts) return false;
    return parts.every((part) => this.isForm(part, false) || this.isBritish(part));
  }
}

/** A word at the beginning of a sentence has a capital, one in a heading only capitals. */
function inOtherLetters(form: string): readonly string[] {
  const low = form.toLowerCase();
  if (form === low) return [];
  if (form.length > 1 && form === form.toUpperCase()) return [low, capitalised(low), capitalisedBehindApostrophe(low)];
  const first = form[0] ?? '';
  return first === first.toLowerCase() ? [] : [first.toLowerCase() + form.slice(1)];
}

export const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

const capitalisedBehindApostrophe = (word: string) => word.replace(/(?<=')\p{L}/u, (letter) => letter.toUpperCase());
