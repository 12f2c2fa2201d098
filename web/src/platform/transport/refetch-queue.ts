/**
 * When to ask again for what changed. News that reach many pages at once come with a `spread`: each page waits its own
 * part of it, and whatever else is heard of the same record meanwhile is answered by the same question.
 */
export function createRefetchQueue(ask: (record: string) => void): (record: string, spread?: number) => void {
  const waiting = new Map<string, ReturnType<typeof setTimeout>>();
  return (record, spread) => {
    if (spread && waiting.has(record)) return;
    clearTimeout(waiting.get(record));
    const askNow = () => {
      waiting.delete(record);
      ask(record);
    };
    if (spread) waiting.set(record, setTimeout(askNow, Math.random() * spread));
    else askNow();
  };
}
