import { expect, it } from 'vitest';
import { asListed, fromListed } from './listed';
import { severalOwn } from './several';

it.each(['audit', 'Retour terrain, 100 %', '%2C', '%252C', ',,', 'é %'])(
  '%s is one of several, and itself again',
  (value) => {
    expect(asListed(value)).not.toContain(',');
    expect(fromListed(asListed(value))).toBe(value);
    expect(severalOwn(80, 3).parse(`gemba,${asListed(value)}`)).toEqual(['gemba', value]);
  },
);

it('too many, or one that is too long, is refused', () => {
  expect(severalOwn(5, 2).safeParse('a,b').success).toBe(true);
  expect(severalOwn(5, 2).safeParse('a,b,c').success).toBe(false);
  expect(severalOwn(5, 2).safeParse('abcdef').success).toBe(false);
});
