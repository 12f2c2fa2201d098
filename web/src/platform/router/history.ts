export interface Place {
  readonly pathname: string;
  /** With its question mark, or empty. */
  readonly search: string;
  /** All of it, as a link has it. */
  readonly href: string;
}

const listeners = new Set<() => void>();
/** The address whose page is open: the browser's own buttons have changed theirs before any guard is asked. */
let open = '';
const notifyListeners = () => {
  open = history.location.href;
  for (const listener of listeners) listener();
};

/** True to stay; `go` leads to the address after all, once no guard holds it back any more. */
type LeaveGuard = (address: string, go: () => void) => boolean;
let guard: LeaveGuard | null = null;

/** Asked before the page is left for another address, until the answer is called. A redirection is not asked about. */
export function guardLeaving(stays: LeaveGuard): () => void {
  open = history.location.href;
  guard = stays;
  return () => {
    if (guard === stays) guard = null;
  };
}

const pop = () => {
  if (guard?.(history.location.href, () => window.history.back())) window.history.pushState(null, '', open);
  else notifyListeners();
};

/** The addresses that the browser has been at, which is what its own buttons walk through. */
export const history = {
  /** Where the browser is, even while what is shown there is still on its way. */
  get location(): Place {
    const { pathname, search, hash } = window.location;
    return { pathname, search, href: pathname + search + hash };
  },
  push(address: string): void {
    if (guard?.(address, () => history.push(address))) return;
    window.history.pushState(null, '', address);
    notifyListeners();
  },
  replace(address: string): void {
    window.history.replaceState(null, '', address);
    notifyListeners();
  },
  subscribe(listener: () => void): () => void {
    if (listeners.size === 0) window.addEventListener('popstate', pop);
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) window.removeEventListener('popstate', pop);
    };
  },
};
