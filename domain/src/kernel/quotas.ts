import * as z from 'zod/mini';

/** What a company may use of the installation: people who can sign in, invitations in 24 hours, bytes of files. */
export const quotaNames = ['users', 'invitations', 'storage'] as const;
export type QuotaName = (typeof quotaNames)[number];

const upTo = (most: number) => z.nullable(z.int().check(z.gte(0), z.lte(most)));
const people = upTo(1_000_000_000);
const bytes = upTo(1_000_000_000_000_000);

/** Null: without limit. */
export const quotaLimits = z.object({ users: people, invitations: people, storage: bytes });
export type QuotaLimits = z.infer<typeof quotaLimits>;

const usage = z.object({ used: z.int(), limit: bytes });
export const companyUsage = z.object({ users: usage, invitations: usage, storage: usage });
export type CompanyUsage = z.infer<typeof companyUsage>;

export function isBeyond({ used, limit }: CompanyUsage[QuotaName], added: number): boolean {
  return limit !== null && used + added > limit;
}

const gigabyte = 1024 ** 3;

/** As people read it: bytes in gigabytes with one decimal, rounded down so that no limit is told too generously. */
export function quotaInUnits(name: QuotaName, amount: number): number {
  return name === 'storage' ? Math.floor((amount / gigabyte) * 10) / 10 : amount;
}

export function quotaFromUnits(name: QuotaName, shown: number): number {
  return name === 'storage' ? Math.round(shown * gigabyte) : shown;
}
