/** The few failures that belong in the browser's console; everything else is said on the page. */
export function reportToConsole(message: string, cause?: unknown): void {
  // biome-ignore lint/suspicious/noConsole: with the line below, the only place that writes to it
  console.error(message, ...(cause === undefined ? [] : [cause]));
}

/** What the requirements ask for; browsers show it with verbose messages switched on. */
export function logToConsole(line: string): void {
  // biome-ignore lint/suspicious/noConsole: see above
  console.debug(line);
}
