import { readFileSync } from 'node:fs';
import path from 'node:path';
import { jsonIn, runNpm } from './npm.mjs';
import { isMain, root, runMain } from './run-command.mjs';

const answersFile = 'docs/advisories.json';

/** What npm found, one entry for each advisory and package. */
export function findingsIn(audit) {
  if (!audit.vulnerabilities) {
    const why = audit.message ?? audit.error?.summary ?? audit.error?.code ?? 'no reason given';
    throw new Error(`The registry did not answer the audit: ${why}`);
  }
  const advisories = Object.values(audit.vulnerabilities).flatMap(({ via }) =>
    // A word says that the trouble is that of another package, which has its own entry.
    via.filter((one) => typeof one === 'object'),
  );
  const found = advisories.map(({ url = '', source, name, severity, title, range }) => ({
    id: /GHSA-[\w-]+/.exec(url)?.[0] ?? String(source),
    package: name,
    severity,
    title,
    range,
  }));
  const byKey = new Map(found.map((finding) => [keyOf(finding), finding]));
  return [...byKey.values()];
}

const keyOf = (entry) => `${entry.id} ${entry.package}`;

/**
 * `production` and `all` are what npm answers without and with the packages for development. Everything that is not
 * answered, and every answer that answers nothing, is a sentence.
 */
export function judge({ production, all }, answers) {
  const shipped = new Set(findingsIn(production).map(keyOf));
  const found = new Map([...findingsIn(production), ...findingsIn(all)].map((finding) => [keyOf(finding), finding]));
  const answered = new Set(answers.map(keyOf));
  return [
    ...answers
      .filter(({ reason }) => !(reason?.trim().length >= 20))
      .map((one) => `${keyOf(one)}: the answer gives no reason.`),
    ...[...found]
      .filter(([key]) => !answered.has(key))
      .map(([key, { severity, title, range }]) => {
        const where = shipped.has(key) ? 'shipped' : 'for development';
        return `${key} ${range} (${severity}, ${where}): ${title}`;
      }),
    ...answers.filter((one) => !found.has(keyOf(one))).map((one) => `${keyOf(one)}: answered, but no longer found.`),
  ];
}

async function ask(...choice) {
  // npm ends with 1 when it finds something: what it says counts.
  const { output } = await runNpm(['audit', '--json', '--loglevel', 'silent', ...choice]);
  return jsonIn(output);
}

if (isMain(import.meta.url)) {
  await runMain(async () => {
    const answers = JSON.parse(readFileSync(path.join(root, answersFile), 'utf8'));
    const complaints = judge({ production: await ask('--omit=dev'), all: await ask() }, answers);
    for (const complaint of complaints) console.log(complaint);
    if (complaints.length > 0)
      throw new Error(`Update the packages, or answer in ${answersFile} why it does not matter here.`);
    console.log(`Nothing found but what ${answersFile} answers (${answers.length}).`);
  });
}
