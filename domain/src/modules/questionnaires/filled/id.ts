import * as z from 'zod/mini';

export const questionnaireId = z.string().check(z.regex(/^QU_\d{5,9}$/));
