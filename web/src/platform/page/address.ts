/** A path with what differs from the usual, so that addresses stay short. */
export function addressWith<Search extends object>(path: string, search: Search, usual: Search): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(search)) {
    if (value !== usual[name as keyof Search]) query.set(name, String(value));
  }
  return query.size > 0 ? `${path}?${query}` : path;
}

/** An address may have been written by hand: what is no page number is the first page. */
export function pageOf(raw: unknown): number {
  const page = Number(raw);
  return Number.isInteger(page) && page >= 1 && page <= 1_000_000 ? page : 1;
}

export function textOf(raw: unknown, longest = 200): string {
  return String(raw ?? '').slice(0, longest);
}

export function dayOf(raw: unknown): string {
  const text = String(raw ?? '');
  return /^\d{4}-\d{2}-\d{2}$/.test(text) ? text : '';
}

/** An address with its query, in the two parts that the router's link takes. */
export function placeOf(address: string): { to: string; search: Record<string, string> } {
  const [to = '', query = ''] = address.split('?', 2);
  return { to, search: Object.fromEntries(new URLSearchParams(query)) };
}

/** The same query with another value of one name, or without it; what else it says stays. */
export function queryWith(query: string, name: string, value: string | null): string {
  const search = new URLSearchParams(query);
  if (value === null) search.delete(name);
  else search.set(name, value);
  return search.size > 0 ? `?${search}` : '';
}
