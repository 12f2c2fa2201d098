import { expect, it } from 'vitest';
import { asListed, fromListed, ownValueBounds, severalOwn } from './several';

it.each(['audit', 'Retour terrain, 100 %', '%2C', '%252C', ',,', 'é %'])(
  '%s is one of several, and itself again',
  (value) => {
    expect(asListed(value)).not.toContain(',');
    expect(fromListed(asListed(value))).toBe(value);
    expect(severalOwn().parse(`gemba,${asListed(value)}`)).toEqual(['gemba', value]);
  },
);

it('too many, or one that is too long, is refused', () => {
  const { letters, most } = ownValueBounds;
  const isTaken = (values: readonly string[]) => severalOwn().safeParse(values.map(asListed).join(',')).success;
  const some = (n: number) => Array.from({ length: n }, (_, place) => `mode ${place}`);
  expect([isTaken(some(most)), isTaken(some(most + 1))]).toEqual([true, false]);
  expect([isTaken([','.repeat(letters)]), isTaken([','.repeat(letters + 1)])]).toEqual([true, false]);
});
