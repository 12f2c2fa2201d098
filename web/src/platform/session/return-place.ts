import { tabStore } from '../storage/browser-storage';

const key = 'vigie-return-to';

/** Where the person was, or wanted to go, when they had to sign in. */
export function rememberPlace(href: string): void {
  tabStore.setItem(key, href);
}

export function forgetPlace(): void {
  tabStore.removeItem(key);
}

/** Given once. Only addresses of this site: the value decides where the browser goes. */
export function takePlace(): string | null {
  const place = tabStore.getItem(key);
  forgetPlace();
  return place && /^\/(?![/\\])/.test(place) ? place : null;
}
