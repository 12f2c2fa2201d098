export function reportAddress(id: string): string {
  return `/apps/inbox/entry/${id}`;
}
