import type { Assignment } from '../../../kernel/listing';

/** What a list is narrowed by: several values of a filter, or one day or text. */
export type ChosenFilters = Readonly<Record<string, readonly string[] | string>>;

export interface ListState {
  readonly search: string;
  readonly assigned: Assignment;
  readonly filters: ChosenFilters;
}

const usualAssignment: Assignment = 'team';

/** The address that opens the list with exactly this state: what is usual there is left out, as the page itself does. */
export function addressOfList(
  path: string,
  { search, assigned, filters }: ListState,
  names: readonly string[],
): string {
  const said: [string, string][] = [
    ['search', search],
    ['assigned', assigned === usualAssignment ? '' : assigned],
    ...names.map((name): [string, string] => [name, String(filters[name] ?? '')]),
  ];
  const query = said
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `${name}=${formEncoded(value)}`)
    .join('&');
  return query ? `${path}?${query}` : path;
}

/** As `URLSearchParams` writes it, which the domain does not have. */
function formEncoded(value: string): string {
  return encodeURIComponent(value)
    .replace(/%20/g, '+')
    .replace(/[!'()~]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
}
