import { keyOf, type Parsed, shownCell, understood, wrong } from './parsing/cell';

/** An account that a line can name as its lead writer. */
export interface KnownPerson {
  readonly id: number;
  readonly username: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly isActive: boolean;
}

export type PersonFinder = (text: string) => Parsed<KnownPerson>;

/** By e-mail address, user name, or full name in either order. */
export function personFinder(people: readonly KnownPerson[]): PersonFinder {
  const exact = new Map<string, KnownPerson>();
  const byName = new Map<string, KnownPerson[]>();
  for (const person of people) {
    exact.set(person.email.toLowerCase(), person);
    exact.set(person.username.toLowerCase(), person);
    for (const name of new Set([`${person.firstName} ${person.lastName}`, `${person.lastName} ${person.firstName}`])) {
      byName.set(keyOf(name), [...(byName.get(keyOf(name)) ?? []), person]);
    }
  }
  return (text) => {
    const found = exact.get(text.trim().toLowerCase());
    if (found) return understood(found);
    const named = byName.get(keyOf(text)) ?? [];
    const active = named.filter(({ isActive }) => isActive);
    const [only] = active.length > 0 ? active : named;
    if (!only) return wrong('personUnknown', { value: shownCell(text) });
    const isAmbiguous = (active.length > 0 ? active : named).length > 1;
    return isAmbiguous ? wrong('personAmbiguous', { value: shownCell(text) }) : understood(only);
  };
}
