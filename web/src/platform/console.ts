/** The few things that belong in the browser's console; everything else is said on the page. */
export function reportToConsole(message: string, cause?: unknown): void {
  // biome-ignore lint/suspicious/noConsole: the one place that writes to it
  console.error(message, ...(cause === undefined ? [] : [cause]));
}
