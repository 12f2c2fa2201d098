import * as z from 'zod/mini';

/** Why a user changed something, as the trail keeps it. */
export const reason = z.string().check(z.trim(), z.minLength(1), z.maxLength(1000));

/**
 * No control characters, line breaks or marks that turn the direction of writing, which would forge a line of a mail, a file or
 * a list, and no `<>`, which mails put around addresses.
 */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is refused
export const namePattern = /^[^\u0000-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069<>]*$/;

/** What a person, a team or a company is called. */
export const nameOf = (max: number) =>
  z.string().check(z.trim(), z.minLength(1), z.maxLength(max), z.regex(namePattern));
