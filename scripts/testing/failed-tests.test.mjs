import { expect, it } from 'vitest';
import { failuresOf } from './failed-tests.mjs';

const suite = { fullName: 'prices', errors: () => [{ message: 'beforeAll found no server' }] };
const test = {
  fullName: 'prices > are rounded',
  result: () => ({ errors: [{ message: `expected 1 to be 2 // Object.is equality\n- 2\n+ 1` }] }),
};
const moduleWith = (more) => ({
  relativeModuleId: 'domain/src/price.test.ts',
  errors: () => [],
  children: { allSuites: () => [], allTests: () => [] },
  ...more,
});

it('says of each failed test its file, its name and the first line of what was wrong', () => {
  const children = { allSuites: () => [suite], allTests: (state) => (state === 'failed' ? [test] : []) };
  expect(failuresOf(moduleWith({ children }))).toEqual([
    'domain/src/price.test.ts | prices | beforeAll found no server',
    'domain/src/price.test.ts | prices > are rounded | expected 1 to be 2 // Object.is equality',
  ]);
});

it('says of a file that cannot be loaded why, briefly', () => {
  const [line] = failuresOf(moduleWith({ errors: () => [{ message: `Cannot find ${'x'.repeat(1000)}` }] }));
  expect(line).toMatch(/^domain\/src\/price\.test\.ts \| Cannot find x+$/);
  expect(line).toHaveLength(300);
});

it('says nothing of what passed', () => {
  expect(failuresOf(moduleWith({}))).toEqual([]);
});
