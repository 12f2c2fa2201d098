import { expect, it } from 'vitest';
import { deviceName } from './device-name';

it('a device is called what its person calls it', () => {
  const webkit = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';
  expect(deviceName(`Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) ${webkit} Version/18.1 Safari/604.1`)).toBe(
    'iPhone · Safari',
  );
  expect(deviceName(`Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) ${webkit} CriOS/131.0 Safari/604.1`)).toBe(
    'iPhone · Chrome',
  );
  expect(deviceName('Mozilla/5.0 (Linux; Android 15; Pixel 9) Chrome/131.0.0.0 Mobile Safari/537.36')).toBe(
    'Android · Chrome',
  );
  expect(deviceName('Mozilla/5.0 (Windows NT 10.0) Chrome/131.0 Safari/537.36 Edg/131.0')).toBe('Windows · Edge');
  expect(deviceName('curl/8')).toBe('Web');
});
