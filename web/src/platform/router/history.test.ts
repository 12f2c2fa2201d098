// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

// Apart from the router that another test has started, which would follow these addresses.
vi.resetModules();
const { guardLeaving, history } = await import('./history');

let release = () => {};
let unsubscribe = () => {};
const told = vi.fn();
beforeEach(() => {
  window.history.replaceState(null, '', '/template/TPL_1');
  told.mockClear();
  unsubscribe = history.subscribe(told);
});
afterEach(() => {
  release();
  unsubscribe();
});

it('stays on a page that is not to be left, and goes on when it may', () => {
  let goOn = () => {};
  release = guardLeaving((address, go) => {
    goOn = go;
    return !address.startsWith('/template/TPL_1');
  });
  history.push('/template/TPL_1?at=p1');
  expect(told).toHaveBeenCalledTimes(1);
  history.push('/home');
  expect(history.location.href).toBe('/template/TPL_1?at=p1');
  expect(told).toHaveBeenCalledTimes(1);
  release();
  goOn();
  expect(history.location.href).toBe('/home');
  expect(told).toHaveBeenCalledTimes(2);
});

it('puts the address back that the browser’s own buttons left', () => {
  release = guardLeaving(() => true);
  window.history.pushState(null, '', '/home');
  window.dispatchEvent(new PopStateEvent('popstate'));
  expect(history.location.href).toBe('/template/TPL_1');
  expect(told).not.toHaveBeenCalled();
  release();
  window.history.pushState(null, '', '/home');
  window.dispatchEvent(new PopStateEvent('popstate'));
  expect(told).toHaveBeenCalledTimes(1);
});
