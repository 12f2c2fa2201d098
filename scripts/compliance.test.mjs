import { expect, it } from 'vitest';
import { behaviours } from './behaviours.mjs';
import { complianceOf, provenIn } from './compliance.mjs';

const numbers = behaviours.flatMap(({ of }) => Object.keys(of));

it('knows the first 45 behaviours and that of audits, each once', () => {
  expect(numbers).toEqual([...Array.from({ length: 45 }, (_, n) => `R${String(n + 1).padStart(2, '0')}`), 'R46']);
});

it('finds the tests and groups that begin with a number, however they are written', () => {
  // Written apart, so that this file is not taken to prove anything.
  const a = 'R' + '01';
  const b = 'R' + '02';
  const source = [
    `it('${a} ${b} leaves an event', () => {});`,
    `it.each(people)(\`${b} is shown by %s\`, () => {});`,
    `describe(\n  "${a} a group",`,
    `it('says nothing of ${a}', () => {});`,
    `expect(text).toBe('${a} as a word')`,
  ].join('\n');
  const found = provenIn('a.test.ts', source).filter(({ name }) => name !== 'as a word');
  expect(found.map(({ numbers: of, name }) => [of, name])).toEqual([
    [[a, b], 'leaves an event'],
    [[b], 'is shown by %s'],
    [[a], 'a group'],
  ]);
});

it('names what nothing proves and what nobody knows', () => {
  const proofs = numbers.slice(1).map((number) => ({ file: 'a.test.ts', name: 'x', numbers: [number] }));
  expect(complianceOf(proofs).unproven).toEqual([numbers[0]]);
  expect(complianceOf([{ file: 'a.test.ts', name: 'x', numbers: ['R' + '99'] }]).unknown).toEqual(['R' + '99']);
});
