import { openAutosaves } from '../../platform/autosave/open-autosave';

const longestWait = 3000;

/** The server reads what it has: what is being typed goes there first, unless that takes too long. */
export async function settleWriting(): Promise<void> {
  const unsent = openAutosaves().filter(({ isUnsent }) => isUnsent);
  await Promise.all(
    unsent.map(
      (autosave) =>
        new Promise<void>((resolve) => {
          const done = () => {
            window.clearTimeout(timer);
            stop();
            resolve();
          };
          const stop = autosave.store.subscribe(() => !autosave.isUnsent && done());
          const timer = window.setTimeout(done, longestWait);
          autosave.saveNow();
        }),
    ),
  );
}
