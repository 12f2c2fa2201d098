import type { Language } from '../../../kernel/message';
import type { LiedText } from './lied-text';
import { liesInStyle } from './lies-in-style';
import { liesInTranslation } from './lies-in-translation';

export interface Lie {
  readonly what: string;
  readonly from: Language;
  readonly to: Language;
  readonly original: string;
  readonly suggestion: string;
}

export const liedTexts: readonly LiedText[] = [...liesInStyle, ...liesInTranslation];

export const lies: readonly Lie[] = liedTexts.flatMap(({ from, to, original, faithful, lies: list }) =>
  list.map(([what, said, lied]) => {
    if (faithful.split(said).length !== 2) throw new Error(`"${said}" must stand once in: ${faithful}`);
    return { what, from, to, original, suggestion: faithful.replace(said, () => lied) };
  }),
);
