import type { Language } from '../../../kernel/message';

export interface LiedText {
  readonly from: Language;
  readonly to: Language;
  readonly original: string;
  readonly faithful: string;
  /** What kind of lie, and what of the faithful text becomes what. */
  readonly lies: readonly (readonly [what: string, said: string, lied: string])[];
}
