import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { createRoot } from 'react-dom/client';
import './ui/tokens.css';
import './ui/base.css';
import { resumeKeptChoice } from './platform/account';
import { startIdleLock } from './platform/idle-lock/start-idle-lock';
import { startLive } from './platform/live';
import { startDrafts } from './platform/own-drafts';
import { queryClient } from './platform/query-client';
import { startSession } from './platform/session';
import { startShortcuts } from './platform/shortcuts';
import { router } from './router';

startSession();
startDrafts();
resumeKeptChoice();
startIdleLock();
startLive();
startShortcuts();

const root = document.getElementById('root');
if (!root) throw new Error('The page has no root element');
createRoot(root).render(
  <QueryClientProvider client={queryClient}>
    <RouterProvider router={router} />
  </QueryClientProvider>,
);
