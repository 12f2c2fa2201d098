import { expect, it } from 'vitest';
import { allEndpoints } from './index';

it('every call that answers 201 can be repeated with its key, but for the one whose caller is nobody yet', () => {
  const unrepeatable = allEndpoints
    .filter(({ endpoint }) => endpoint.status === 201 && !endpoint.creates)
    .map(({ name }) => name);
  expect(unrepeatable).toEqual(['confirmSignUp']);
});

it('every call that a stranger can try says whose account it tries', () => {
  const undeclared = allEndpoints
    .filter(
      ({ endpoint, permission }) => permission === 'anyone' && endpoint.method !== 'GET' && !endpoint.triesAccountIn,
    )
    .map(({ name }) => name);
  expect(undeclared).toEqual([]);
});
