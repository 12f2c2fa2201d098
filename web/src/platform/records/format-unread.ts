/** The server counts no further than this. */
const maxCounted = 100;

export function formatUnread(unread: number): string {
  return unread >= maxCounted ? `${maxCounted - 1}+` : String(unread);
}
