import * as z from 'zod/mini';

export const procedureId = z.string().check(z.regex(/^PRC_\d{4,9}$/));
export const procedureVersionId = z.string().check(z.regex(/^PRV_\d{4,9}$/));
export const procedureCopyId = z.string().check(z.regex(/^CPY_\d{5,9}$/));
/** What the printed code of a copy says: the number of its company, and 128 random bits. */
export const copyToken = z.string().check(z.regex(/^[0-9a-f]{40}$/));
export const companyOfToken = (token: string): number => Number.parseInt(token.slice(0, 8), 16);

export const proceduresPath = '/apps/procedures';
export const procedureAddress = (id: string) => `${proceduresPath}/${id}`;
export const versionAddress = (id: string) => `${proceduresPath}/versions/${id}`;
export const copyAddress = (id: string) => `${proceduresPath}/copies/${id}`;
/** What a scanner opens, without an account. */
export const checkAddress = (token: string) => `/q/${token}`;

/** As people cite it: `PRC_0001-v3`. */
export const versionLabel = (procedure: string, versionNumber: number) => `${procedure}-v${versionNumber}`;
