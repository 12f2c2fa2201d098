import type { Message } from '@vigie/domain/kernel/message';
import { useEffect } from 'react';
import { sessionNow } from '../session/session';
import { createStore, useStore } from '../storage/store';

export interface Shortcut {
  /** `mod+k` (Ctrl, or Cmd on a Mac), `?`, or two keys one after the other: `g h`. */
  keys: string;
  label: Message;
  run: () => void;
}

const active = createStore<readonly Shortcut[]>([]);
const sequenceTime = 1000;

/** The shortcuts of the page that is shown, for as long as it is. */
export function useShortcuts(shortcuts: readonly Shortcut[]): void {
  useEffect(() => {
    active.set([...active.get(), ...shortcuts]);
    return () => active.set(active.get().filter((one) => !shortcuts.includes(one)));
  }, [shortcuts]);
}

export function useActiveShortcuts(): readonly Shortcut[] {
  return useStore(active);
}

export function isSingleKey(shortcut: Pick<Shortcut, 'keys'>): boolean {
  return !shortcut.keys.startsWith('mod+');
}

export function startShortcuts(): void {
  let first: { key: string; at: number } | null = null;
  window.addEventListener('keydown', (event) => {
    if (event.defaultPrevented || event.altKey || event.isComposing) return;
    const modified = event.ctrlKey || event.metaKey;
    if (!modified && (isTyping(event.target) || isDialogOpen() || !singleKeysAllowed())) return;
    const key = modified ? `mod+${event.key.toLowerCase()}` : event.key;
    const pair = first && event.timeStamp - first.at < sequenceTime ? `${first.key} ${key}` : null;
    const shortcuts = active.get();
    const chosen = (pair && shortcuts.find(({ keys }) => keys === pair)) || shortcuts.find(({ keys }) => keys === key);
    first = chosen || modified ? null : { key, at: event.timeStamp };
    if (!chosen) return;
    event.preventDefault();
    chosen.run();
  });
}

function singleKeysAllowed(): boolean {
  return sessionNow().user?.preferences.singleKeyShortcuts ?? true;
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches('input:not([type=radio], [type=checkbox]), textarea, select'))
  );
}

function isDialogOpen(): boolean {
  return document.querySelector('[role=dialog], [role=menu]') !== null;
}
