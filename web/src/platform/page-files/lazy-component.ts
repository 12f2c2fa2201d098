import { type ComponentType, createElement, type ReactNode, use } from 'react';
import { answerFirst } from './answer-first';
import { type FileLost, loadWithRetries } from './load-with-retries';

interface LazyComponent<Props extends object> {
  (props: Props): ReactNode;
  /** Ahead of being shown. Fails when the file cannot be had; the next time asks for it anew. */
  load: () => Promise<void> | undefined;
}

/** React draws a component again to get a failure; by then it has, or the component is no longer shown. */
const heardAfter = 5000;

/** A component in a file of its own, which is asked for more than once before it counts as lost. */
export function lazyComponent<Props extends object>(
  file: () => Promise<{ default: ComponentType<Props> }>,
): LazyComponent<Props> {
  let found: ComponentType<Props> | undefined;
  let loading: Promise<void> | undefined;
  let isShown = false;

  const begin = () => {
    const forget = () => {
      if (loading === begun) loading = undefined;
    };
    const begun = loadWithRetries(() => answerFirst(file)).then(
      (content) => {
        found = content.default;
        // What React would write on the promise after a first wait: a file that came ahead is shown at once.
        Object.assign(begun, { status: 'fulfilled', value: undefined });
      },
      (lost: FileLost) => {
        lost.forget = forget;
        if (isShown) setTimeout(forget, heardAfter);
        else forget();
        throw lost;
      },
    );
    // A failed preload is not an error.
    begun.catch(() => {});
    isShown = false;
    return begun;
  };
  const ask = () => {
    loading ??= begin();
    return loading;
  };

  const Lazy = (props: Props) => {
    // Asked for by every render: React warns when one waits for a promise and the next no longer does.
    const begun = ask();
    isShown = true;
    use(begun);
    return createElement(found as ComponentType<Props>, props);
  };
  return Object.assign(Lazy, { load: () => (found ? undefined : ask()) });
}
