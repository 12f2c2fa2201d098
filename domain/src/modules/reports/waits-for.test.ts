import { expect, it } from 'vitest';
import { reportWaitsFor } from './waits-for';

const author = { id: 3, username: 'marion', displayName: 'Marion' };

it.each([
  ['draft', { people: ['Marion'] }],
  ['waiting_for_update', { people: ['Marion'] }],
  ['waiting_approval', { role: 'validator', except: [3] }],
  ['approved', null],
  ['rejected', null],
  ['discarded', null],
] as const)('a report that is %s waits for the one whose turn it is', (status, expected) => {
  expect(reportWaitsFor({ status, author, fourEyes: true })).toEqual(expected);
});

it('may wait for its author too where the company does not ask for four eyes', () => {
  expect(reportWaitsFor({ status: 'waiting_approval', author, fourEyes: false })).toEqual({
    role: 'validator',
    except: [],
  });
});
