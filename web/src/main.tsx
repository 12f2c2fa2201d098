import { QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import './ui/foundation/tokens.css';
import './ui/foundation/base.css';
import './ui/foundation/layout.css';
import { startIdleLock } from './platform/idle-lock/start-idle-lock';
import { startOfflineLater } from './platform/offline/start-later';
import { startShortcuts } from './platform/page/shortcuts';
import { fetchAhead, startFetchingAhead } from './platform/page-files/fetch-ahead';
import { applyStoredChoice } from './platform/session/account';
import { startSession } from './platform/session/session';
import { startDrafts } from './platform/storage/own-drafts';
import { startLive } from './platform/transport/live';
import { queryClient } from './platform/transport/query-client';
import { App } from './router';
import { loadOverlays } from './ui/overlays/overlay-file';

startSession();
startDrafts();
applyStoredChoice();
startIdleLock();
startLive();
startShortcuts();

startFetchingAhead();
fetchAhead(loadOverlays);
startOfflineLater();

const root = document.getElementById('root');
if (!root) throw new Error('The page has no root element');
createRoot(root).render(
  <QueryClientProvider client={queryClient}>
    <App />
  </QueryClientProvider>,
);
