import { type ComponentProps, type MouseEvent, useSyncExternalStore } from 'react';
import { history, type Place } from './history';
import { preload, shown } from './router';

interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** The path within the application. */
  to: string;
  /** What stands after the question mark; `true` for what stands there now. */
  search?: true | Readonly<Record<string, string>>;
}

/** Leads to another page without loading the application again. */
export function Link({ to, search, onClick, onFocus, onMouseEnter, onTouchStart, ...props }: LinkProps) {
  // One text, so that only links that change are drawn again.
  const state = useSyncExternalStore(shown.subscribe, () => {
    const place = shown.get()?.place;
    const href = hrefOf(to, search, place);
    return place && leadsHere(href, place) ? `*${href}` : href;
  });
  const isHere = state.startsWith('*');
  const href = isHere ? state.slice(1) : state;

  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    const isPlain = !(event.metaKey || event.altKey || event.ctrlKey || event.shiftKey) && event.button === 0;
    if (event.defaultPrevented || !isPlain || (props.target && props.target !== '_self')) return;
    event.preventDefault();
    if (href === history.location.href) history.replace(href);
    else history.push(href);
  };
  const fetchAhead =
    <Event,>(handle: ((event: Event) => void) | undefined) =>
    (event: Event) => {
      handle?.(event);
      preload(pathOf(href));
    };
  return (
    <a
      {...(isHere && { 'aria-current': 'page' })}
      {...props}
      href={href}
      onClick={follow}
      onFocus={fetchAhead(onFocus)}
      onMouseEnter={fetchAhead(onMouseEnter)}
      onTouchStart={fetchAhead(onTouchStart)}
    />
  );
}

/** Never to another host, whatever the path is made of. */
export function hrefOf(to: string, search: LinkProps['search'], place: Place | undefined): string {
  const path = to.startsWith('/') && !/^\/[/\\]/.test(to) ? to : '/';
  if (search === true) return path + (place?.search ?? '');
  const query = new URLSearchParams(search).toString();
  return query ? `${path}?${query}` : path;
}

const pathOf = (href: string) => href.split('?', 1)[0] ?? '';

/** To this page or to one above it, and to nothing else of what the page has been asked for. */
export function leadsHere(href: string, { pathname, search }: Place): boolean {
  const path = pathOf(href);
  if (pathname !== path && !pathname.startsWith(`${path}/`)) return false;
  const given = new URLSearchParams(search);
  return [...new URLSearchParams(href.slice(path.length))].every(([name, value]) => given.get(name) === value);
}
