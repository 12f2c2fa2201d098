/** What a list asks for when its address says nothing: the words and their order are those of `useList`. */
export function firstRowsAddress(path: string, of: Readonly<Record<string, string>>, sort: string): string {
  const query = new URLSearchParams({ ...of, assigned: 'team' });
  return `${path}?${query}&today=:today&sort=${sort}&direction=desc&page=1`;
}
