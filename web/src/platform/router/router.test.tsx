// @vitest-environment happy-dom
import { act } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { Route } from './routes';

// Apart from the router that another test has started, which would follow these addresses.
vi.resetModules();
const { history } = await import('./history');
const { startRouter, unknownAddress } = await import('./router');

const route = (path: string): Route => ({
  path,
  key: path,
  isProtected: true,
  draw: () => null,
  failure: () => null,
  load: () => undefined,
});

it('leads an unknown address to the start, as the sources say, and keeps which one it was until that is left', async () => {
  history.replace('/');
  startRouter([route('/home'), route('/other')], () => '/home');
  expect(history.location.pathname).toBe('/home');
  expect(unknownAddress.get()).toBeNull();
  await act(async () => history.push('/apps/nowhere?x=1'));
  expect(history.location.href).toBe('/home');
  expect(unknownAddress.get()).toBe('/apps/nowhere');
  await act(async () => history.push('/other'));
  expect(unknownAddress.get()).toBeNull();
});
