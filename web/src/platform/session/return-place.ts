import { tabStore } from '../storage/browser-storage';

const key = 'vigie-return-to';

/** Where the person was, or wanted to go, when they had to sign in. */
export function rememberReturnAddress(href: string): void {
  tabStore.setItem(key, href);
}

export function forgetReturnAddress(): void {
  tabStore.removeItem(key);
}

/** Given once. Only addresses of this site: the value decides where the browser goes. */
export function takeReturnAddress(): string | null {
  const place = tabStore.getItem(key);
  forgetReturnAddress();
  return place && /^\/(?![/\\])/.test(place) ? place : null;
}
