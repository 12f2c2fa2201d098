import { listenForInstall } from './install';

/** The worker that opens pages without a network, and what a phone needs to put Vigie on its home screen. */
export function startWorker(): void {
  if (!import.meta.env.PROD || !window.isSecureContext || !navigator.serviceWorker) return;
  navigator.serviceWorker.register('/sw.js').catch(() => {
    // A browser that forbids workers still keeps entries while the page is open.
  });
  listenForInstall();
  const link = Object.assign(document.createElement('link'), { rel: 'manifest', href: '/manifest.webmanifest' });
  document.head.append(link);
}
