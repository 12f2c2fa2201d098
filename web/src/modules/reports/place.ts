/** An address with its query, in the two parts that the router's link takes. */
export function placeOf(address: string): { to: string; search: Record<string, string> } {
  const [to = '', query = ''] = address.split('?', 2);
  return { to, search: Object.fromEntries(new URLSearchParams(query)) };
}
