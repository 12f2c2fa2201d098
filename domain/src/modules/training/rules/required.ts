import { addDays } from '../../../kernel/day';
import { labelKey } from '../../../kernel/text-keys';
import { type Membership, membersAt } from './membership';
import { dayOf, instantOf } from './proofs';

export interface PlacedAt {
  readonly post: string;
  readonly validFrom: string;
  readonly validUntil: string | null;
}
export interface KnownPost {
  readonly title: string;
  readonly members: readonly Membership[];
}
export interface KnownCurriculum {
  readonly id: string;
  readonly members: readonly Membership[];
}

/** Posts by the words that placements name them with, and curricula by their number. */
export interface Demands {
  readonly posts: ReadonlyMap<string, KnownPost>;
  readonly curricula: ReadonlyMap<string, KnownCurriculum>;
}

export function demandsOf(posts: readonly KnownPost[], curricula: readonly KnownCurriculum[]): Demands {
  return {
    posts: new Map(posts.map((post) => [labelKey(post.title), post])),
    curricula: new Map(curricula.map((one) => [one.id, one])),
  };
}

const holdsOn = (day: string) => (placed: PlacedAt) =>
  placed.validFrom <= day && (placed.validUntil === null || day <= placed.validUntil);

/** What the post of one placement asks for at an instant. */
function askedBy(placed: PlacedAt, { posts, curricula }: Demands, at: string): string[] {
  const post = posts.get(labelKey(placed.post));
  return membersAt(post?.members ?? [], at).flatMap((id) => membersAt(curricula.get(id)?.members ?? [], at));
}

/** What is asked of a person at an instant, by their placements, the posts and the curricula as they were then. */
export function requiredAt(placements: readonly PlacedAt[], demands: Demands, at: string): ReadonlySet<string> {
  const held = placements.filter(holdsOn(dayOf(at)));
  return new Set(held.flatMap((placed) => askedBy(placed, demands, at)));
}

/** Whether the first placement of a person asks for it already: they joined with it. */
export function isJoining(placements: readonly PlacedAt[], demands: Demands, at: string, requirement: string): boolean {
  const [first] = placements.map(({ validFrom }) => validFrom).sort();
  return placements.some((placed) => placed.validFrom === first && askedBy(placed, demands, at).includes(requirement));
}

/** The instants at which what is asked of a person may change. */
export function turnsOf(placements: readonly PlacedAt[], { posts, curricula }: Demands): ReadonlySet<string> {
  const turns = new Set<string>();
  const add = (all: readonly Membership[]) => {
    for (const { from, until } of all) {
      turns.add(from);
      if (until !== null) turns.add(until);
    }
  };
  for (const { post, validFrom, validUntil } of placements) {
    turns.add(instantOf(validFrom));
    if (validUntil !== null) turns.add(instantOf(addDays(validUntil, 1)));
    const members = posts.get(labelKey(post))?.members ?? [];
    add(members);
    for (const { id } of members) add(curricula.get(id)?.members ?? []);
  }
  return turns;
}
