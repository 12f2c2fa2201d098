// @vitest-environment happy-dom
import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { show } from '../../ui/testing/component';
import { history } from './history';
import { startRouter, useRoutePath } from './router';
import { RouterView } from './router-view';
import type { Route } from './routes';

const mounted: string[] = [];

function Page({ name }: { name: string }) {
  const path = useRoutePath();
  useState(() => mounted.push(name));
  return <h1>{path}</h1>;
}

const route = (path: string, key: string): Route => ({
  path,
  key,
  isProtected: true,
  draw: () => <Page name={path} />,
  failure: () => null,
  load: () => undefined,
});

it('keeps the content when one route leads to another of the same key, and draws it anew for any other', async () => {
  history.replace('/rows');
  startRouter([route('/rows', '/rows'), route('/rows/new', '/rows'), route('/other', '/other')], () => '/rows');
  show(<RouterView frame={({ children }) => children} pending={() => null} onPageChange={() => {}} />);
  const go = async (path: string) => {
    await act(async () => history.push(path));
    expect(screen.getByRole('heading').textContent).toBe(path);
  };
  await go('/rows/new');
  await go('/rows');
  expect(mounted).toEqual(['/rows']);
  await go('/other');
  await go('/rows/new');
  expect(mounted).toEqual(['/rows', '/other', '/rows/new']);
});
