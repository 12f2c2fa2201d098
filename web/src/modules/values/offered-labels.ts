import type { ValueList } from '@vigie/domain/modules/values/lists';
import { useOffered } from './queries';

export type OfferedList = ValueList;

interface LabelsQuestion {
  readonly list: ValueList | undefined;
  readonly text: string;
  readonly isEntered: boolean;
}

/** The values of a list that fit what is typed, by name; none where no list is named. */
export function useOfferedLabels({ list, text, isEntered }: LabelsQuestion): readonly string[] {
  const { offered } = useOffered({
    list: list ?? 'department',
    text,
    parent: '',
    isEntered: isEntered && list !== undefined,
  });
  return list && offered ? offered.items.map(({ label }) => label) : [];
}
