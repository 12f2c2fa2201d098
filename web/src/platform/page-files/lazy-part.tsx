import { generalMessages } from '@vigie/domain/messages/shell/shell';
import { type ReactNode, Suspense, useDeferredValue } from 'react';
import { handleOverlayFile } from '../../ui/overlays/overlay-file';
import { notify } from '../../ui/overlays/toast';
import { sayNow } from '../page/messages';
import { ErrorBoundary } from '../router/error-boundary';
import { FileLost, loadWithRetries } from './load-with-retries';
import { findVersionToLoad, loadVersion, mayHaveUnsavedInput, newVersionAvailable } from './new-version';

interface LazyPartProps {
  /** Its file cannot be had: it is closed, and the page stays as it is. */
  onLost: () => void;
  beforeLeaving?: () => void;
  children: ReactNode;
}

/** Something over the page whose file comes when it is first opened. */
export function LazyPart({ onLost, beforeLeaving, children }: LazyPartProps) {
  // Its file is waited for in the background, without a fallback: one that was shown, if only for nothing, stays for 300 ms.
  const isBegun = useDeferredValue(true, false);
  const giveUp = (error: unknown) => {
    if (!(error instanceof FileLost)) throw error;
    error.forget();
    onLost();
    void lookForNewVersion(beforeLeaving);
  };
  return (
    <ErrorBoundary failure={Nothing} onCatch={giveUp}>
      <Suspense fallback={null}>{isBegun && children}</Suspense>
    </ErrorBoundary>
  );
}

const Nothing = () => null;

handleOverlayFile({ attempt: loadWithRetries, onLost: () => void lookForNewVersion() });

/** The user did not ask to leave this page, so it is loaded anew only where nothing can be lost with it. */
async function lookForNewVersion(beforeLeaving?: () => void): Promise<void> {
  const version = await findVersionToLoad();
  if (version && mayHaveUnsavedInput()) return newVersionAvailable.set(true);
  if (version && (await loadVersion(version, { mayLeave: () => !mayHaveUnsavedInput(), beforeLeaving }))) return;
  notify.error(sayNow(generalMessages.loadFailed));
}
