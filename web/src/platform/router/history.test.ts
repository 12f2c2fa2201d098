// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

// Apart from the router that another test has started, which would follow these addresses.
vi.resetModules();
const { guardLeaving, history } = await import('./history');

let release = () => {};
let unsubscribe = () => {};
const listener = vi.fn();
beforeEach(() => {
  window.history.replaceState(null, '', '/template/TPL_1');
  listener.mockClear();
  unsubscribe = history.subscribe(listener);
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
  expect(listener).toHaveBeenCalledTimes(1);
  history.push('/home');
  expect(history.location.href).toBe('/template/TPL_1?at=p1');
  expect(listener).toHaveBeenCalledTimes(1);
  release();
  goOn();
  expect(history.location.href).toBe('/home');
  expect(listener).toHaveBeenCalledTimes(2);
});

it('puts the address back that the browser’s own buttons left', () => {
  release = guardLeaving(() => true);
  window.history.pushState(null, '', '/home');
  window.dispatchEvent(new PopStateEvent('popstate'));
  expect(history.location.href).toBe('/template/TPL_1');
  expect(listener).not.toHaveBeenCalled();
  release();
  window.history.pushState(null, '', '/home');
  window.dispatchEvent(new PopStateEvent('popstate'));
  expect(listener).toHaveBeenCalledTimes(1);
});
