import { localStore } from '../storage/browser-storage';
import { createStore } from '../storage/store';
import { claimVersion, entryScriptOf, versionToLoad } from './version';

/** A page that something typed keeps open while a newer version is there. */
export const newVersionAvailable = createStore(false);

/** What lives in this page's memory alone, and would be lost with it: a file on its way, for example. */
const unfinished = new Set<() => boolean>();
const waitAtMost = 30_000;
const answerWithin = 10_000;

export function postponeReloadWhile(isUnfinished: () => boolean): void {
  unfinished.add(isUnfinished);
}

export async function findVersionToLoad(): Promise<string | null> {
  const deployed = entryScriptOf(await textOf('/'));
  return versionToLoad({ running: entryScriptOf(document.head.innerHTML), deployed, isEveryFileThere });
}

interface Leaving {
  /** Asked at the last moment: meanwhile the person may have gone elsewhere, or typed something. */
  readonly mayLeave: () => boolean;
  readonly beforeLeaving?: (() => void) | undefined;
}

/** Loads the address of this page anew; false when that must not happen, or not again. */
export async function loadVersion(version: string, { mayLeave, beforeLeaving }: Leaving): Promise<boolean> {
  const until = Date.now() + waitAtMost;
  while (isUnfinished() && Date.now() < until) await new Promise((resolve) => setTimeout(resolve, 200));
  if (isUnfinished() || localStore.isForgetful() || !mayLeave() || !claim(version)) return false;
  beforeLeaving?.();
  window.location.reload();
  return true;
}

const isUnfinished = () => [...unfinished].some((one) => one());

function claim(version: string): boolean {
  try {
    return claimVersion(window.sessionStorage, version);
  } catch {
    return false;
  }
}

/** Forms that keep no draft have what was typed in their fields alone; the others are not worth distinguishing. */
export function mayHaveUnsavedInput(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement>('input, textarea, select, [contenteditable]');
  return [...fields].some(({ type, checked, value }) => (/^(checkbox|radio)$/.test(type) ? checked : value !== ''));
}

async function textOf(address: string): Promise<string> {
  try {
    const answer = await fetch(address, { cache: 'no-store', signal: AbortSignal.timeout(answerWithin) });
    return answer.ok ? await answer.text() : '';
  } catch {
    return '';
  }
}

async function isEveryFileThere(): Promise<boolean> {
  const files = [...document.querySelectorAll<HTMLLinkElement>('link[rel="modulepreload"]')];
  const answers = await Promise.allSettled(files.map(({ href }) => fetch(href)));
  return answers.every((answer) => answer.status === 'fulfilled' && answer.value.ok);
}
