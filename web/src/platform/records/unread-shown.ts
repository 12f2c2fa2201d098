/** The server counts no further than this. */
const mostCounted = 100;

export function unreadShown(unread: number): string {
  return unread >= mostCounted ? `${mostCounted - 1}+` : String(unread);
}
