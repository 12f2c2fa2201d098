import type { BuiltInGroupView } from '@vigie/domain/modules/glossary/contract';
import { glossaryTokens } from '@vigie/domain/modules/glossary/tokens';
import { addressWith, textOf } from '../../platform/page/address';
import type { RawSearch } from '../../platform/page/page-search';

export const glossaryPath = '/apps/parameters/glossary';

/** What the page shows, all of it in the address. */
export interface GlossarySearch {
  readonly search: string;
  readonly show: 'all' | 'off';
}

export function glossarySearchOf(raw: RawSearch): GlossarySearch {
  return { search: textOf(raw.search), show: raw.show === 'off' ? 'off' : 'all' };
}

export function addressOfGlossary(search: GlossarySearch): string {
  return addressWith(glossaryPath, search, glossarySearchOf({}));
}

/** Those that have a word which begins with each of the words that are looked for. */
export function foundGroups(
  groups: readonly BuiltInGroupView[],
  { search, show }: GlossarySearch,
): readonly BuiltInGroupView[] {
  const wanted = glossaryTokens(search);
  return groups.filter(({ french, english, isOff }) => {
    if (show === 'off' && !isOff) return false;
    const known = [...french, ...english].flatMap(glossaryTokens);
    return wanted.every((token) => known.some((one) => one.startsWith(token)));
  });
}
