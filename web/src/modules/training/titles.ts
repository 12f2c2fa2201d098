import { useQuery } from '@tanstack/react-query';
import { curriculaEndpoints } from '@vigie/domain/modules/training/curricula/contract';
import { requirementsEndpoints } from '@vigie/domain/modules/training/requirements/contract';
import { todayHere } from '../../platform/page/dates';
import { call } from '../../platform/transport/api';

/** What belongs to a curriculum or to a post. */
export type MemberKind = 'training_requirement' | 'curriculum';

interface Titled {
  readonly items: readonly { readonly id: string; readonly title: string }[];
  readonly pageCount: number;
}

const pages: Readonly<Record<MemberKind, (page: number, signal: AbortSignal) => Promise<Titled>>> = {
  training_requirement: (page, signal) =>
    call(requirementsEndpoints.listTrainingRequirements, { query: queryOf(page), signal }),
  curriculum: (page, signal) => call(curriculaEndpoints.listCurricula, { query: queryOf(page), signal }),
};

const queryOf = (page: number) =>
  ({ assigned: 'everyone', sort: 'id', direction: 'asc', today: todayHere(), page }) as const;

/** The title of each of a kind, by its number. */
export function useTitles(kind: MemberKind) {
  return useQuery({
    queryKey: [kind, 'titles'],
    queryFn: async ({ signal }) => {
      const first = await pages[kind](1, signal);
      const rest = Array.from({ length: first.pageCount - 1 }, (_, place) => pages[kind](place + 2, signal));
      const all = [first, ...(await Promise.all(rest))].flatMap(({ items }) => items);
      return new Map(all.map(({ id, title }) => [id, title] as const));
    },
    structuralSharing: false,
  });
}
