/** A new company starts on the basic plan, for one year. */
export function firstSubscription(now: Date): { plan: 'basic'; startsAt: Date; endsAt: Date } {
  const endsAt = new Date(now);
  endsAt.setUTCFullYear(endsAt.getUTCFullYear() + 1);
  return { plan: 'basic', startsAt: now, endsAt };
}
