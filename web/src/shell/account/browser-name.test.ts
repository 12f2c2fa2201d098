import { expect, it } from 'vitest';
import { browserName } from './browser-name';

it('names browser and system', () => {
  const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko)';
  expect(browserName(`${windows} Chrome/140.0 Safari/537.36 Edg/140.0`)).toEqual({
    browser: 'Edge',
    system: 'Windows',
  });
  expect(browserName(`${windows} Chrome/140.0 Safari/537.36`)).toEqual({ browser: 'Chrome', system: 'Windows' });
  expect(browserName('Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Safari/604.1')).toEqual({
    browser: 'Safari',
    system: 'iOS',
  });
});

it('does not guess', () => {
  expect(browserName('curl/8.9')).toBeNull();
  expect(browserName('')).toBeNull();
});
