import { cleanup, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { onTestFinished } from 'vitest';

/** Draws a component until its test ends, with a person who uses it. */
export function show(component: ReactElement) {
  onTestFinished(cleanup);
  return { user: userEvent.setup(), ...render(component) };
}
