import type { ComponentType, ReactNode } from 'react';

export interface Route {
  /** Parameters are written `$name`. Of two paths that fit, the first one counts. */
  readonly path: string;
  /** Shown only after signing in, within the frame of the application. */
  readonly isProtected: boolean;
  /** Of routes that have the same one, the content stays when one leads to the other; it is drawn anew for any other. */
  readonly key: string;
  readonly draw: () => ReactNode;
  /** Instead of the content, when that cannot be loaded or drawn. */
  readonly failure: ComponentType<{ error: unknown }>;
  /** Fetches the file of the content; nothing when it is there. */
  readonly load: () => Promise<void> | undefined;
}

export type RouteParams = Readonly<Record<string, string | undefined>>;

export interface FoundRoute {
  readonly route: Route;
  readonly params: RouteParams;
}

export function findRoute(routes: readonly Route[], pathname: string): FoundRoute | null {
  for (const route of routes) {
    const params = paramsAt(route.path, pathname);
    if (params) return { route, params };
  }
  return null;
}

/** Null where the path is another. */
export function paramsAt(pattern: string, pathname: string): RouteParams | null {
  const names = pattern.split('/');
  const values = withoutLastSlash(pathname).split('/');
  if (names.length !== values.length) return null;
  const params: Record<string, string> = {};
  for (const [place, name] of names.entries()) {
    const value = values[place] ?? '';
    if (name.startsWith('$')) {
      const decoded = decode(value);
      if (!decoded) return null;
      params[name.slice(1)] = decoded;
    } else if (name.toLowerCase() !== value.toLowerCase()) return null;
  }
  return params;
}

export const withoutLastSlash = (pathname: string) => pathname.replace(/(?<=.)\/+$/, '');

/** An address may have been written by hand. */
function decode(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}
