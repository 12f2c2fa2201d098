import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isMain, root } from './run-command.mjs';

/** A test file in backticks and, behind a colon, the names of tests in it, each between “ and ”. */
const proof = /`([\w./-]+\.test\.(?:tsx?|mjs))`(?:: (“[^”]*”(?:, “[^”]*”)*))?/g;

/** Every file and name of a test that the page names, in its order. */
export function testsNamedIn(page) {
  return [...page.matchAll(proof)].map(([, file, names = '']) => ({
    file,
    names: [...names.matchAll(/“([^”]*)”/g)].map(([, name]) => name),
  }));
}

/** Returns a sentence for each test that the page names and that is not there. `read` gives null for a missing file. */
export function checkSecurityPage(page, read) {
  return testsNamedIn(page).flatMap(({ file, names }) => {
    const source = read(file);
    if (source === null) return [`docs/security.md names ${file}, which does not exist.`];
    return names
      .filter((name) => !source.includes(name))
      .map((name) => `docs/security.md names the test “${name}”, which is not in ${file}.`);
  });
}

if (isMain(import.meta.url)) {
  const read = (file) => (existsSync(path.join(root, file)) ? readFileSync(path.join(root, file), 'utf8') : null);
  const complaints = checkSecurityPage(read('docs/security.md') ?? '', read);
  for (const complaint of complaints) console.error(complaint);
  if (complaints.length > 0) process.exit(1);
}
