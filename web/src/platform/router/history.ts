export interface Place {
  readonly pathname: string;
  /** With its question mark, or empty. */
  readonly search: string;
  /** All of it, as a link has it. */
  readonly href: string;
}

const listeners = new Set<() => void>();
const tell = () => {
  for (const listener of listeners) listener();
};

/** The addresses that the browser has been at, which is what its own buttons walk through. */
export const history = {
  /** Where the browser is, even while what is shown there is still on its way. */
  get location(): Place {
    const { pathname, search, hash } = window.location;
    return { pathname, search, href: pathname + search + hash };
  },
  push(address: string): void {
    window.history.pushState(null, '', address);
    tell();
  },
  replace(address: string): void {
    window.history.replaceState(null, '', address);
    tell();
  },
  subscribe(listener: () => void): () => void {
    if (listeners.size === 0) window.addEventListener('popstate', tell);
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) window.removeEventListener('popstate', tell);
    };
  },
};
