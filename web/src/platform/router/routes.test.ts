import { expect, it } from 'vitest';
import { findRoute, paramsAt, type Route, withoutLastSlash } from './routes';

const route = (path: string): Route => ({
  path,
  isProtected: false,
  key: path,
  draw: () => null,
  failure: () => null,
  load: () => undefined,
});

it('reads the parameters of a path', () => {
  expect(paramsAt('/apps/hse/$id/$step', '/apps/hse/HSE_0001/rootCause')).toEqual({
    id: 'HSE_0001',
    step: 'rootCause',
  });
  expect(paramsAt('/apps/hse/$id', '/apps/hse/a%20b')).toEqual({ id: 'a b' });
});

it('knows other paths, also those written by hand', () => {
  expect(paramsAt('/apps/hse/$id', '/apps/hse')).toBeNull();
  expect(paramsAt('/apps/hse/$id', '/apps/hse/')).toBeNull();
  expect(paramsAt('/apps/hse/$id', '/apps/hse/1/2')).toBeNull();
  expect(paramsAt('/apps/hse/$id', '/apps/hse/%E0%A4%A')).toBeNull();
});

it('does not mind a last slash or capitals', () => {
  expect(paramsAt('/home', '/Home/')).toEqual({});
  expect(withoutLastSlash('/home/')).toBe('/home');
  expect(withoutLastSlash('/')).toBe('/');
});

it('takes the first route that fits', () => {
  const routes = ['/apps/actions/new', '/apps/actions/$id'].map(route);
  expect(findRoute(routes, '/apps/actions/new')?.route.path).toBe('/apps/actions/new');
  expect(findRoute(routes, '/apps/actions/ACT_0001')?.params).toEqual({ id: 'ACT_0001' });
  expect(findRoute(routes, '/apps/nowhere')).toBeNull();
});
