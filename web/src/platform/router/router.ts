import { createContext, use } from 'react';
import { createStore } from '../storage/store';
import { history, type Place } from './history';
import { type FoundRoute, findRoute, type Route, type RouteParams, withoutLastSlash } from './routes';

/** What the page shows, which follows the address as soon as the file of the next page is there. */
export interface Shown extends FoundRoute {
  readonly place: Place;
  /** Why the content cannot be loaded. */
  readonly error?: unknown;
}

/** Until then the page before stays, because most files are there sooner. */
const patience = 200;

export const shown = createStore<Shown | null>(null);

let routes: readonly Route[] = [];
let elsewhere = () => '/';
let turn = 0;

/** The address that was no route and led to the page in view, until that is left. */
export const unknownAddress = createStore<string | null>(null);

/** Follows the address from now on. What is no route leads to `fallback`. */
export function startRouter(known: readonly Route[], fallback: () => string): void {
  routes = known;
  elsewhere = fallback;
  history.subscribe(follow);
  follow();
}

function follow(): void {
  const place = history.location;
  const found = findRoute(routes, place.pathname);
  const path = withoutLastSlash(place.pathname);
  if (!found) {
    history.replace(elsewhere());
    if (path !== '/') unknownAddress.set(place.pathname);
  } else if (path !== place.pathname) history.replace(path + place.href.slice(place.pathname.length));
  else open(found, place);
}

function open(found: FoundRoute, place: Place): void {
  if (unknownAddress.get() !== null) unknownAddress.set(null);
  turn += 1;
  const own = turn;
  let isOut = false;
  const show = (error?: unknown) => {
    if (isOut || own !== turn) return;
    isOut = true;
    shown.set({ ...found, place, error });
  };
  const loading = found.route.load();
  if (!loading) {
    show();
    return;
  }
  // After that the content itself waits for its file, and says so.
  const timer = setTimeout(show, patience);
  loading.then(() => show(), show).finally(() => clearTimeout(timer));
}

/** Fetches the file of the page at an address, when the user seems to be on the way there. */
export function preload(pathname: string): Promise<void> | undefined {
  const loading = findRoute(routes, pathname)?.route.load();
  loading?.catch(() => {});
  return loading;
}

const router = { history, retry: follow };

export const useRouter = () => router;

export const ShownContext = createContext<Shown | null>(null);

const nowhere: Place = { pathname: '', search: '', href: '' };

/** Where the page is that is drawn, which is not yet the next one while that is on its way. */
export const usePlace = (): Place => use(ShownContext)?.place ?? nowhere;
export const useParams = (): RouteParams => use(ShownContext)?.params ?? {};
/** The path of the route, with the names of its parameters. */
export const useRoutePath = (): string => use(ShownContext)?.route.path ?? '';
