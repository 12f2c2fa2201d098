import { describe, expect, it } from 'vitest';
import { exampleCsv, textOfCsv } from './csv-file';
import { addressOfParameters, parametersSearchOf } from './parameters-search';

describe('the address of the users', () => {
  it('leaves out what is as usual, and comes back as it was', () => {
    const search = parametersSearchOf({ search: 'zoé', state: 'invited', page: '2' });
    const address = addressOfParameters(search);
    expect(address).toBe('/apps/parameters?search=zo%C3%A9&state=invited&page=2');
    expect(parametersSearchOf(Object.fromEntries(new URLSearchParams(address.split('?')[1])))).toEqual(search);
    expect(addressOfParameters(parametersSearchOf({}))).toBe('/apps/parameters');
  });

  it('makes sense of what was written by hand', () => {
    expect(parametersSearchOf({ tab: 'nothing', state: 'asleep', page: '-3' })).toEqual(parametersSearchOf({}));
  });
});

describe('a file of users', () => {
  it('is read as UTF-8, or as what spreadsheets write', () => {
    expect(textOfCsv(new TextEncoder().encode(exampleCsv).buffer)).toBe(exampleCsv);
    expect(textOfCsv(Uint8Array.from([0x5a, 0x6f, 0xe9]).buffer)).toBe('Zoé');
  });
});
