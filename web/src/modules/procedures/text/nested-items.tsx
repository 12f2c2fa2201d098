import type { ReactNode } from 'react';

export interface NestedItem {
  readonly depth: number;
  readonly ordered: boolean;
  readonly content: ReactNode;
}

/** Items that stand one after the other with their depth, as lists in lists. */
export function NestedItems({ items }: { items: readonly NestedItem[] }): ReactNode {
  return listsOf(items).map((list, place) => {
    const Tag = list[0]?.[0]?.ordered ? 'ol' : 'ul';
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: a list is what stands at its place
      <Tag key={place}>
        {list.map(([first, ...below], itemPlace) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an item is what stands at its place
          <li key={itemPlace}>
            {first.content}
            {below.length > 0 && <NestedItems items={below} />}
          </li>
        ))}
      </Tag>
    );
  });
}

type WithItsItems = readonly [NestedItem, ...NestedItem[]];

/** Each item with those below it; where bullets turn into numbers or back, another list begins. */
function listsOf(items: readonly NestedItem[]): readonly (readonly WithItsItems[])[] {
  const outermost = items[0]?.depth ?? 0;
  const lists: [NestedItem, ...NestedItem[]][][] = [];
  for (const item of items) {
    const list = lists.at(-1);
    if (item.depth > outermost) list?.at(-1)?.push(item);
    else if (list?.[0]?.[0].ordered === item.ordered) list.push([item]);
    else lists.push([[item]]);
  }
  return lists;
}
