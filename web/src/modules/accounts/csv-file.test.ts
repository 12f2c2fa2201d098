import { describe, expect, it } from 'vitest';
import { exampleCsv, textOfCsv } from './csv-file';

describe('a file of users', () => {
  it('is read as UTF-8, or as what spreadsheets write', () => {
    expect(textOfCsv(new TextEncoder().encode(exampleCsv).buffer)).toBe(exampleCsv);
    expect(textOfCsv(Uint8Array.from([0x5a, 0x6f, 0xe9]).buffer)).toBe('Zoé');
  });
});
