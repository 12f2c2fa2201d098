import { expect, it } from 'vitest';
import { rawSearchOf } from './page-search';

it('makes text of whatever a link was given, and leaves out what was not', () => {
  expect(rawSearchOf({ page: 2, archived: true, tab: 'all', state: undefined })).toEqual({
    ...{ page: '2', archived: 'true', tab: 'all' },
  });
});
