/** Up to here a number of days has a place of its own; the few that are longer, or below nothing, are looked up. */
const usualDays = 2048;

/** How often each number of days occurs. */
export class Lengths {
  count = 0;
  private readonly usual = new Uint32Array(usualDays);
  private readonly others = new Map<number, number>();

  add(days: number): void {
    this.count += 1;
    if (days >= 0 && days < usualDays) this.usual[days] = (this.usual[days] as number) + 1;
    else this.others.set(days, (this.others.get(days) ?? 0) + 1);
  }

  /** The first number of days at which so many tenths are reached: exactly what a sorted list would say. Null for none. */
  reaching(tenths: number): number | null {
    let upTo = 0;
    for (const [days, times] of this.inOrder()) {
      upTo += times;
      if (upTo * 10 >= this.count * tenths) return days;
    }
    return null;
  }

  private inOrder(): (readonly [days: number, times: number])[] {
    const usual = Array.from(this.usual, (times, days) => [days, times] as const).filter(([, times]) => times > 0);
    return [...usual, ...this.others].sort(([one], [other]) => one - other);
  }
}
