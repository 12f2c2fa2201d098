const hourMs = 3_600_000;
const beginOfDay = 8;

/** When a snoozed notification comes back, by the clock of this device. */
export const snoozeTimes = {
  hour: (now: Date) => new Date(now.getTime() + hourMs),
  tomorrow: (now: Date) => morningIn(now, 1),
  week: (now: Date) => morningIn(now, daysToMonday(now)),
};
export type SnoozeTime = keyof typeof snoozeTimes;

function morningIn(now: Date, days: number): Date {
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() + days, beginOfDay);
}

/** To the next Monday: on a Monday, the one of the week after. */
function daysToMonday(now: Date): number {
  return (8 - now.getDay()) % 7 || 7;
}
