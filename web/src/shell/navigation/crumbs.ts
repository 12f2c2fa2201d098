import type { Message } from '@vigie/domain/kernel/message';
import type { WebPage } from '../../platform/page/web-module';
import { paramsAt, withoutLastSlash } from '../../platform/router/routes';

export interface Crumb {
  readonly path: string;
  /** The title of a page, or the number of a record. */
  readonly title: Message | string;
}

/** The pages above the one at this address, and that one, from the launcher down. */
export function crumbsOf(pathname: string, pages: readonly Pick<WebPage, 'path' | 'title'>[]): readonly Crumb[] {
  const segments = withoutLastSlash(pathname).split('/').slice(1);
  const crumbs: Crumb[] = [];
  for (const place of segments.keys()) {
    const path = `/${segments.slice(0, place + 1).join('/')}`;
    const crumb = path === '/home' ? null : crumbAt(path, pages);
    // A page that only leads on to another one has the title of that one.
    if (crumb && crumb.title === crumbs.at(-1)?.title) crumbs.pop();
    if (crumb) crumbs.push(crumb);
  }
  return crumbs;
}

function crumbAt(path: string, pages: readonly Pick<WebPage, 'path' | 'title'>[]): Crumb | null {
  for (const page of pages) {
    const params = paramsAt(page.path, path);
    if (!params) continue;
    const end = page.path.split('/').at(-1) ?? '';
    // A step is a part of its record's page.
    if (end === '$step') return null;
    return { path, title: end.startsWith('$') ? (params[end.slice(1)] ?? '') : page.title };
  }
  return null;
}
