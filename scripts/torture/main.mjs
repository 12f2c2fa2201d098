// What happens when machines, disks and databases fail while people write. `npm run torture [-- --only races] [-- --short]`
// What ran in its full length is described on the page docs/torture.md, each scene with the day and the machine of its last run.
import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { buildServer } from '../build.mjs';
import { installIfStale } from '../install.mjs';
import { root, runMain } from '../run-command.mjs';

const { values } = parseArgs({ options: { only: { type: 'string' }, short: { type: 'boolean', default: false } } });

/** What each scene does, and what must hold for it to hold. */
const scenes = {
  races: {
    title: 'Many at once',
    proves:
      'Of many saves with one ETag, and of many approvals of one report, exactly one happens; one case and one signature come of it.',
    short: { saves: 50, approvals: 50 },
    load: async () => (await import('./races.mjs')).races,
  },
  kills: {
    title: 'The server and the database are killed',
    proves:
      'SIGKILL while eight people write. Nothing acknowledged is lost, no creation that was asked for again is there twice, every change has its audit event, and `verify` finds nothing.',
    short: { serverKills: 5, databaseKills: 2 },
    load: async () => (await import('./kills.mjs')).kills,
  },
  copies: {
    title: 'Two copies, one killed at random',
    proves: 'The same with two copies of the server on one PostgreSQL. The other one goes on meanwhile.',
    short: { kills: 3 },
    load: async () => (await import('./two-copies.mjs')).twoCopies,
  },
  outage: {
    title: 'The database does not answer',
    proves:
      'All its processes are stopped (SIGSTOP). Readiness fails, every request is refused within 2 s, and all goes on by itself afterwards, jobs included.',
    short: { seconds: 8 },
    load: async () => (await import('./outage.mjs')).outage,
  },
  disk: {
    title: 'The disk is full',
    proves:
      'During an upload, during commits, and until the database cannot write its log and crashes. The answers are clear, nothing is half-written, and all goes on by itself when there is room.',
    short: {},
    load: async () => (await import('./full-disk.mjs')).fullDisk,
  },
  phone: {
    title: 'A phone dies on a walk',
    proves:
      'The process of a page is killed while 50 photos are kept without a network and while they are sent, and the network is cut in the middle of requests and answers. None is lost, none is there twice, and the order is that of keeping.',
    short: { kills: 4 },
    load: async () => (await import('./phone.mjs')).phone,
  },
};

const lineOf = ([fact, value]) => `${fact}: ${value}`;

const machine = `${availableParallelism()} cores (${process.arch}), Node ${process.versions.node}`;

const partOf = ({ title, proves, holds, seconds, facts }) =>
  `## ${title}: ${holds ? 'holds' : '**fails**'}\n\n${proves} (${seconds} s on ${new Date().toISOString().slice(0, 10)}, ${machine})\n\n${Object.entries(
    facts,
  )
    .map((fact) => `- ${lineOf(fact).replaceAll('\n', ' ')}`)
    .join('\n')}\n`;

const intro = `# When things fail

Written by \`npm run torture\`, with the embedded PostgreSQL. The whole program is killed, stopped and starved while people write to it
through its HTTP interface, and the browser of a phone while somebody walks. Each part says when it last ran in its full length.
`;

/** The page with what was run now; the other parts stay as they were. */
function pageOf(before, results) {
  const known = before.split(/^(?=## )/m).slice(1);
  const parts = Object.values(scenes).flatMap(({ title }) => {
    const result = results.find((one) => one.title === title);
    return result ? partOf(result) : (known.find((part) => part.startsWith(`## ${title}:`)) ?? []);
  });
  return [intro, ...parts.map((part) => `${part.trimEnd()}\n`)].join('\n');
}

await runMain(async () => {
  await installIfStale();
  await buildServer();
  if (values.only && !scenes[values.only]) throw new Error(`There are ${Object.keys(scenes).join(', ')}.`);
  const results = [];
  for (const [name, { title, proves, short, load }] of Object.entries(scenes)) {
    if (values.only && values.only !== name) continue;
    const begin = performance.now();
    const run = await load();
    const { holds, facts } = await run(values.short ? short : {});
    const seconds = Math.round((performance.now() - begin) / 1000);
    results.push({ title, proves, holds, seconds, facts });
    console.log(`\n${holds ? 'HOLDS' : 'FAILS'}  ${title} (${seconds} s)`);
    for (const fact of Object.entries(facts)) console.log(`  ${lineOf(fact)}`);
  }
  const page = path.join(root, 'docs/torture.md');
  if (!values.short) writeFileSync(page, pageOf(readFileSync(page, 'utf8'), results));
  process.exitCode = results.every(({ holds }) => holds) ? 0 : 1;
});
