import { describe, expect, it } from 'vitest';
import { hereAddress, tokenIn, tokenInGroups } from './station-code';

describe('the code of a station', () => {
  const token = 'abcdefgh2345';

  it('is found in the address that is printed, whatever the host', () => {
    expect(tokenIn(`https://vigie.example.org${hereAddress(token)}`)).toBe(token);
    expect(tokenIn(`http://127.0.0.1:8080${hereAddress(token)}&from=camera#top`)).toBe(token);
  });

  it('is found as it is typed: in groups, with dashes, in capitals', () => {
    expect(tokenIn(tokenInGroups(token))).toBe(token);
    expect(tokenIn(' ABCD-EFGH-2345 ')).toBe(token);
  });

  it('is nothing else: another length, letters that are taken for digits, another address', () => {
    for (const other of ['', 'abcd', `${token}6`, 'abcdefghi345', 'abcdefgh0345', 'https://example.org/?code=1']) {
      expect(tokenIn(other)).toBeNull();
    }
  });

  it('is shown in groups of four', () => {
    expect(tokenInGroups(token)).toBe('abcd efgh 2345');
  });
});
