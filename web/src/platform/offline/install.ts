import { createStore } from '../storage/store';

/** What Chromium browsers offer once, for the page to ask when it suits. */
interface InstallPrompt extends Event {
  prompt(): Promise<unknown>;
}

export const installOffer = createStore<InstallPrompt | null>(null);

export function listenForInstall(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    // Asked on the page about work without a network, not over whatever is being done.
    event.preventDefault();
    installOffer.set(event as InstallPrompt);
  });
  window.addEventListener('appinstalled', () => installOffer.set(null));
}

/** A prompt can be shown once. */
export async function install(): Promise<void> {
  const prompt = installOffer.get();
  installOffer.set(null);
  await prompt?.prompt();
}

interface Device {
  readonly userAgent: string;
  readonly maxTouchPoints: number;
}

/** Safari of a phone or tablet, which forgets pages that are not on the home screen; an iPad says that it is a Mac. */
export function isForgetful({ userAgent, maxTouchPoints }: Device): boolean {
  return /iPhone|iPad/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);
}
