export interface Share {
  readonly done: number;
  readonly due: number;
}

export function sumOf(shares: readonly Share[]): Share {
  return {
    done: shares.reduce((sum, { done }) => sum + done, 0),
    due: shares.reduce((sum, { due }) => sum + due, 0),
  };
}

/** Where nothing was due, nothing is missing. */
export function percentOf({ done, due }: Share): number {
  return due === 0 ? 100 : Math.round((100 * done) / due);
}
