import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './run-command.mjs';

const web = path.join(root, 'web');

/**
 * Which files each page needs, from the routes and the manifest: the server names them in the HTML, so that the browser
 * need not wait for one to learn of the next.
 */
export async function writePageFiles(bundleDomain) {
  const dist = path.join(web, 'dist');
  const [manifest, fileOfModule] = ['manifest', 'modules'].map((name) =>
    JSON.parse(readFileSync(path.join(dist, `.vite/${name}.json`), 'utf8')),
  );
  const keyOfFile = new Map(Object.entries(manifest).map(([key, { file }]) => [file, key]));
  // A module that shares its file with others has no line of its own in the manifest.
  const keyOf = (module) => (manifest[module] ? module : keyOfFile.get(fileOfModule[module.replaceAll(path.sep, '/')]));
  const filesOf = (key, seen = new Set()) => {
    if (!manifest[key] || seen.has(key)) return seen;
    seen.add(key);
    for (const next of manifest[key].imports ?? []) filesOf(next, seen);
    return seen;
  };
  const started = filesOf('index.html');
  const pages = [];
  const scriptsOf = (...files) => {
    const needed = files.flatMap((file) => [...filesOf(keyOf(file))]).filter((key) => !started.has(key));
    return [...new Set(needed.map((key) => `/${manifest[key].file}`))];
  };
  const { pages: routes, pageParts } = await readPages(bundleDomain);
  for (const { path: address, language = null, firstRequest = null, load } of routes) {
    const { file } = await load();
    const page = { language, firstRequest };
    // Before the page itself: the server takes the first that an address fits.
    for (const [value, part] of address.endsWith('/$step') ? Object.entries(pageParts[file] ?? {}) : []) {
      pages.push({ path: address.replace('$step', value), ...page, scripts: scriptsOf(file, part) });
    }
    pages.push({ path: address, ...page, scripts: scriptsOf(file) });
  }
  writeFileSync(path.join(dist, '.vite/pages.json'), JSON.stringify(pages));
}

/** The routes as the application has them, except that loading a page says which file it is in. */
async function readPages(bundleDomain) {
  const { build, stop } = await import('esbuild');
  try {
    const contents = `
      import { webModules } from './modules';
      import { publicPages, shellPages } from './shell/pages';
      const open = Object.entries(publicPages).map(([path, load]) => ({ path, load }));
      export { pageParts } from '../build/page-parts';
      export const pages = [...open, ...shellPages, ...Object.values(webModules).flatMap(({ pages = [] }) => pages)];`;
    const { outputFiles } = await build({
      stdin: { contents, resolveDir: path.join(web, 'src'), loader: 'ts' },
      bundle: true,
      write: false,
      format: 'esm',
      platform: 'node',
      jsx: 'automatic',
      loader: { '.css': 'empty' },
      plugins: [pageNames, bundleDomain],
      logLevel: 'error',
    });
    const text = Buffer.from(outputFiles[0].contents).toString('base64');
    return await import(`data:text/javascript;base64,${text}`);
  } finally {
    await stop();
  }
}

const pageNames = {
  name: 'page-names',
  setup(build) {
    build.onResolve({ filter: /-page$/ }, ({ path: name, resolveDir, kind }) =>
      kind === 'dynamic-import' && !name.endsWith('known-page')
        ? { path: path.relative(web, `${path.join(resolveDir, name)}.tsx`), namespace: 'page' }
        : null,
    );
    build.onLoad({ filter: /.*/, namespace: 'page' }, ({ path: file }) => ({
      contents: `export const file = ${JSON.stringify(file)};`,
    }));
  },
};
