import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Pages that open without a network: somebody writes a report, walks, fills a checklist, or looks at what waits on the device. */
const offlinePages = [
  'src/shell/entry/sign-in-page.tsx',
  'src/shell/entry/work-offline-page.tsx',
  'src/shell/launcher/home-page.tsx',
  'src/shell/offline/offline-page.tsx',
  'src/modules/reports/new-issue/picker-page.tsx',
  'src/modules/reports/new-issue/form-page.tsx',
  'src/modules/reports/new-issue/wizard-page.tsx',
  'src/modules/gemba/walking/walking-page.tsx',
  'src/modules/audits/checklist/checklist-page.tsx',
];

const isPage = (key) => key.endsWith('-page.tsx');

/** Tells the worker which files these pages need, those that they load later included. */
export function writeWorkerFiles(dist) {
  const manifest = JSON.parse(readFileSync(path.join(dist, '.vite/manifest.json'), 'utf8'));
  for (const page of offlinePages) {
    if (!manifest[page])
      throw new Error(`web/${page} is gone: tell scripts/worker-files.mjs which pages open without a network.`);
  }
  const scripts = filesNeeded(manifest, offlinePages);
  const others = ['/favicon.svg', '/manifest.webmanifest'];
  const assets = readdirSync(path.join(dist, 'assets')).filter((file) => /\.(?:css|woff2)$/.test(file));
  const files = [...scripts, ...assets.map((file) => `/assets/${file}`), ...others].sort();
  // The page itself belongs to the release: another page is another worker.
  const contents = ['index.html', ...files.map((file) => file.slice(1))].map((file) =>
    readFileSync(path.join(dist, file)),
  );
  const release = createHash('sha256').update(Buffer.concat(contents)).digest('hex').slice(0, 16);
  const worker = path.join(dist, 'sw.js');
  const filled = readFileSync(worker, 'utf8')
    .replace('%RELEASE%', `vigie-${release}`)
    .replace("'%FILES%'", JSON.stringify(files));
  writeFileSync(worker, filled);
}

export function filesNeeded(manifest, pages) {
  const seen = new Set();
  const follow = (key) => {
    const chunk = manifest[key];
    if (!chunk || seen.has(key)) return;
    seen.add(key);
    const { imports = [], dynamicImports = [] } = chunk;
    const later = dynamicImports.filter((next) => !isPage(next) && !(key === 'index.html' && isOfModule(next)));
    for (const next of [...imports, ...later]) follow(next);
  };
  for (const key of ['index.html', ...pages]) follow(key);
  return [...new Set([...seen].map((key) => `/${manifest[key].file}`))].filter((file) => file.endsWith('.js'));
}

/** The first script names every module; its pages come with themselves. */
const isOfModule = (key) => key.startsWith('src/modules/');
