import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { createRoot } from 'react-dom/client';
import './ui/foundation/tokens.css';
import './ui/foundation/base.css';
import { startIdleLock } from './platform/idle-lock/start-idle-lock';
import { startShortcuts } from './platform/page/shortcuts';
import { applyStoredChoice } from './platform/session/account';
import { startSession } from './platform/session/session';
import { startDrafts } from './platform/storage/own-drafts';
import { startLive } from './platform/transport/live';
import { queryClient } from './platform/transport/query-client';
import { router } from './router';
import { afterPaint } from './ui/foundation/after-paint';
import { loadOverlays } from './ui/overlays/overlay-file';

startSession();
startDrafts();
applyStoredChoice();
startIdleLock();
startLive();
startShortcuts();

/** Whoever opens a dialog has moved or typed before. */
const fetchOverlays = () =>
  void afterPaint()
    .then(loadOverlays)
    .catch(() => {});
for (const sign of ['pointermove', 'pointerdown', 'keydown'])
  window.addEventListener(sign, fetchOverlays, { once: true });

const root = document.getElementById('root');
if (!root) throw new Error('The page has no root element');
createRoot(root).render(
  <QueryClientProvider client={queryClient}>
    <RouterProvider router={router} />
  </QueryClientProvider>,
);
