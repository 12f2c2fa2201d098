import * as z from 'zod/mini';
import { pathId, rowIdOrZero } from '../../kernel/ids';
import { nameOf } from '../../kernel/text-schemas';
import { longestUsername, usernamePattern } from './username';

export const idParams = z.object({ id: pathId });
export const text = (max: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(max));
export const personName = nameOf(100);
export const teamName = nameOf(100);
export const username = z
  .string()
  .check(z.trim(), z.minLength(2), z.maxLength(longestUsername), z.regex(usernamePattern));
export const email = z.string().check(z.trim(), z.maxLength(254), z.email());
/** Its length and content are judged by `passwordObjection`, which can say why; here only what no hash should be fed. */
export const password = z.string().check(z.maxLength(1024));
export const teamId = z.nullable(rowIdOrZero);
