import { cleanup, configure, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { onTestFinished } from 'vitest';

// Most of a test's time would go into asking whether each element can be seen; a busy machine waits longer than a second.
configure({ defaultHidden: true, asyncUtilTimeout: 4000 });

/** Draws a component until its test ends, with a person who uses it. */
export function show(component: ReactElement) {
  onTestFinished(cleanup);
  return { user: userEvent.setup({ delay: null }), ...render(component) };
}
