import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A route of the web application, as the build writes them down. */
interface BuiltPage {
  /** Parameters are written `$name`. */
  readonly path: string;
  readonly language: string | null;
  /** What the page asks the API for first, with parameters as `:name`. */
  readonly firstRequest: string | null;
  readonly scripts: readonly string[];
}

interface OpenedPage {
  readonly page: BuiltPage;
  readonly params: Readonly<Record<string, string>>;
}

/** The HTML of every page: the one file of the build, with what is known of the page that is opened. */
export class PageHtml {
  /** For the content policy: whatever script stands in the page itself. */
  readonly scriptHashes: readonly string[];
  private readonly pages: readonly BuiltPage[];

  constructor(
    private readonly html: string,
    pages: readonly BuiltPage[],
  ) {
    this.pages = pages;
    this.scriptHashes = [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(
      ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
    );
  }

  static read(folder: string): PageHtml {
    const table = join(folder, '.vite/pages.json');
    const pages = existsSync(table) ? (JSON.parse(readFileSync(table, 'utf8')) as BuiltPage[]) : [];
    return new PageHtml(readFileSync(join(folder, 'index.html'), 'utf8'), pages);
  }

  at(path: string): string {
    const opened = this.openedAt(path === '/' ? '/home' : path);
    if (!opened) return this.html;
    const preloads = opened.page.scripts.map((file) => `<link rel="modulepreload" crossorigin href="${file}">`);
    return this.html
      .replace('</title>', `</title>${firstRequestOf(opened)}`)
      .replace('</head>', `${preloads.join('')}</head>`);
  }

  private openedAt(path: string): OpenedPage | undefined {
    for (const page of this.pages) {
      const params = paramsOf(page.path, path);
      if (params) return { page, params };
    }
    return undefined;
  }
}

function firstRequestOf({ page, params }: OpenedPage): string {
  const address = page.firstRequest?.replace(/:(\w+)/g, (name, param: string) => params[param] ?? name);
  if (!address) return '';
  return `<meta name="first-request" content="${address.replaceAll('&', '&amp;')}" data-language="${page.language}">`;
}

/** Null where the path is another; also where a parameter has letters that no number of a record has. */
function paramsOf(pattern: string, path: string): Record<string, string> | null {
  const names = pattern.split('/');
  const values = path.split('/');
  if (names.length !== values.length) return null;
  const params: Record<string, string> = {};
  for (const [place, name] of names.entries()) {
    const value = values[place] ?? '';
    if (!name.startsWith('$')) {
      if (name !== value) return null;
    } else if (/^[\w-]+$/.test(value)) params[name.slice(1)] = value;
    else return null;
  }
  return params;
}
