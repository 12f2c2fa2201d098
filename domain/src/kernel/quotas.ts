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

const megabyte = 1024 ** 2;
const gigabyte = 1024 ** 3;

/**
 * What one person may take of the company's files: of those that belong to nothing yet, and of all that they have ever stored.
 * One user cannot fill the space of all others.
 */
const personalShares = { loose: 1 / 5, own: 1 / 2 } as const;
export type PersonalShare = keyof typeof personalShares;
/** Of a small limit, one person may take all up to this. */
const smallestShare = 100 * megabyte;

export function personalLimit(share: PersonalShare, companyLimit: number): number {
  return Math.max(Math.floor(companyLimit * personalShares[share]), Math.min(companyLimit, smallestShare));
}

export const inMegabytes = (bytes: number) => Math.floor(bytes / megabyte);

/** As people read it: bytes in gigabytes with one decimal, rounded down so that no limit is shown too large. */
export function quotaInUnits(name: QuotaName, amount: number): number {
  return name === 'storage' ? Math.floor((amount / gigabyte) * 10) / 10 : amount;
}

export function quotaFromUnits(name: QuotaName, shown: number): number {
  return name === 'storage' ? Math.round(shown * gigabyte) : shown;
}
