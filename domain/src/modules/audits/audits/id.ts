import * as z from 'zod/mini';

export const auditId = z.string().check(z.regex(/^AUD_\d{4,9}$/));
export const findingId = z.string().check(z.regex(/^FND_\d{5,9}$/));

export const auditAddress = (id: string) => `/apps/audit/${id}`;
export const findingAddress = (id: string) => `/apps/audit/findings/${id}`;
