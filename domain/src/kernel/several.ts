import * as z from 'zod/mini';
import { fromListed, ownValueBounds } from './listed';

/**
 * Several values of a list, separated by commas in the address: `criticality=Critical,Major`. Apart from what every list
 * shares, because that is loaded with the first page.
 */
export function several<const Values extends readonly [string, ...string[]]>(values: Values) {
  return z.optional(
    z.pipe(
      z.pipe(
        z.string().check(z.maxLength(200)),
        z.transform((text: string) => text.split(',').filter(Boolean)),
      ),
      z.array(z.enum(values)),
    ),
  );
}

/** Several values of which not all are known here. */
export function severalOwn() {
  const { letters, most, together } = ownValueBounds;
  return z.optional(
    z.pipe(
      z.pipe(
        z.string().check(z.maxLength(together)),
        z.transform((text: string) => text.split(',').filter(Boolean).map(fromListed)),
      ),
      z.array(z.string().check(z.maxLength(letters))).check(z.maxLength(most)),
    ),
  );
}
