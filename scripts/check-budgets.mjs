import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { isMain, root } from './run-command.mjs';

const firstPagesBudget = 150 * 1024;
/** What the browser needs to show /login and then /home, besides what every page needs. */
const firstPages = ['src/shell/entry/sign-in-page.tsx', 'src/shell/launcher/home-page.tsx'];
/** Pages that check with a schema what was typed or stored; all others show what they have without the library. */
const pagesWithSchemas = ['parameters-page', 'form-page', 'picker-page', 'wizard-page', 'builder-page'];
const schemaLibrary = 'ZodMini';
/** Hosts that stand in the code as a name, and are never asked for anything. */
const namedHosts = ['www.w3.org', 'react.dev', 'localhost'];

/** Returns what is measured and every complaint, as sentences. */
export function checkBudgets(web) {
  const dist = path.join(web, 'dist');
  const page = readFileSync(path.join(dist, 'index.html'), 'utf8');
  const manifest = JSON.parse(readFileSync(path.join(dist, '.vite/manifest.json'), 'utf8'));
  const scripts = scriptsOfFirstPages(page, manifest);
  const bytes = scripts.reduce((sum, file) => sum + gzipSync(readFileSync(path.join(dist, file))).length, 0);
  const styles = readdirSync(dist, { recursive: true }).filter((file) => file.endsWith('.css'));
  const complaints = [
    ...firstPages
      .filter((file) => !existsSync(path.join(web, file)))
      .map((file) => `web/${file} is gone: tell scripts/check-budgets.mjs which files show /login and /home.`),
    ...(bytes > firstPagesBudget
      ? [`/login and /home need more than ${kilobytes(firstPagesBudget)} of JavaScript.`]
      : []),
    ...pagesThatLoad(dist, manifest, schemaLibrary)
      .filter((key) => !pagesWithSchemas.includes(path.basename(key, '.tsx')))
      .map((key) => `${key} loads the schema library before it shows anything.`),
    ...(styles.length === 1 ? [] : [`There must be one CSS file, not ${styles.length}: ${styles.join(', ')}.`]),
    ...['index.html', ...styles, ...scripts].flatMap((file) =>
      foreignHosts(readFileSync(path.join(dist, file), 'utf8')).map((host) => `${file} names another host: ${host}.`),
    ),
  ];
  return {
    measured: `/login and /home: ${kilobytes(bytes)} of JavaScript in ${scripts.length} files (gzip)`,
    complaints,
  };
}

function pagesThatLoad(dist, manifest, word) {
  const holds = (key, seen = new Set()) => {
    if (!manifest[key] || seen.has(key)) return false;
    seen.add(key);
    const isHere = readFileSync(path.join(dist, manifest[key].file), 'utf8').includes(word);
    return isHere || (manifest[key].imports ?? []).some((next) => holds(next, seen));
  };
  return Object.keys(manifest).filter((key) => /-page\.tsx$|^index\.html$/.test(key) && holds(key));
}

function scriptsOfFirstPages(page, manifest) {
  const found = new Set([...page.matchAll(/<script[^>]*\ssrc="\/([^"]+)"/g)].map(([, file]) => file));
  const seen = new Set();
  const follow = (key, kinds) => {
    if (!manifest[key] || seen.has(key)) return;
    seen.add(key);
    found.add(manifest[key].file);
    for (const next of kinds.flatMap((kind) => manifest[key][kind] ?? [])) follow(next, kinds);
  };
  const entries = Object.keys(manifest).filter((key) => manifest[key].isEntry);
  for (const key of entries) follow(key, ['imports']);
  // What a first page itself imports later, it imports to be shown; what the entry does, it does for other pages.
  for (const key of firstPages) {
    follow(key, ['imports']);
    for (const later of manifest[key]?.dynamicImports ?? []) follow(later, ['imports']);
  }
  return [...found];
}

function foreignHosts(text) {
  const addresses = text.matchAll(/(?:https?:|(?:src|href)=["']|url\(["']?)\/\/([\w.-]+)/g);
  return [...new Set([...addresses].map(([, host]) => host))].filter((host) => !namedHosts.includes(host));
}

const kilobytes = (bytes) => `${(bytes / 1024).toFixed(1)} KB`;

if (isMain(import.meta.url)) {
  const { measured, complaints } = checkBudgets(path.join(root, 'web'));
  console.log(measured);
  for (const complaint of complaints) console.error(complaint);
  if (complaints.length > 0) process.exit(1);
}
