// @vitest-environment happy-dom
import { act, render, screen } from '@testing-library/react';
import { Suspense, startTransition, useState } from 'react';
import { expect, it } from 'vitest';
import { testComponents } from '../testing/component-test';
import { lazyComponent } from './lazy-component';

testComponents();

function greeting() {
  return lazyComponent(async () => {
    await new Promise((resolve) => setTimeout(resolve, 20));
    return { default: ({ name }: { name: string }) => <p>Bonjour {name}</p> };
  });
}

// React warns of a component that waits for a promise in one render and not in the next, which is a failure here.
it('replaces what is shown when its file has come', async () => {
  const Greeting = greeting();
  function Page() {
    const [isOpen, setOpen] = useState(false);
    return isOpen ? (
      <Greeting name="Léa" />
    ) : (
      <button type="button" onClick={() => startTransition(() => setOpen(true))}>
        Ouvrir
      </button>
    );
  }
  render(
    <Suspense fallback="…">
      <Page />
    </Suspense>,
  );
  await act(async () => screen.getByRole('button').click());
  expect(screen.getByRole('button')).toBeDefined();
  await act(() => Greeting.load());
  expect(screen.getByText('Bonjour Léa')).toBeDefined();
});

it('is shown at once when its file came ahead', async () => {
  const Greeting = greeting();
  await Greeting.load();
  render(
    <Suspense fallback="…">
      <Greeting name="Léa" />
    </Suspense>,
  );
  expect(screen.getByText('Bonjour Léa')).toBeDefined();
});
