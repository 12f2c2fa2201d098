import { type Browser, chromium } from 'playwright-core';
import { findChromium } from '../../find-chromium.mjs';
import { type BuiltApp, type Session, signIn } from '../built-app';
import { type LongestOfTree, measureTree } from '../cause-tree';
import { median } from '../medians';
import type { Goal, Section, Table } from '../results';
import { interactions, type Longest, longestOf, newContext } from './interactions';
import { pages, yardsticks } from './pages';
import { startPlainBrowser } from './plain-browser';
import { type Visit, visitTwice } from './visits';

export const title = 'Pages';
/** As fast as this processor, and as one of a few years ago. */
const [asItIs, slow] = [1, 4];
/** What a page may ask for with an empty cache, and how long a response to a press may take, on a slow processor. */
const [mostRequests, mostKilobytes, longestWait] = [20, 250, 100];
/** Of a tree of 300 whys, which few cases come near. */
const longestTreeWait = 200;
/** How long the rows of a list may take to be seen, and a frame while a tree is edited: on the processor as it is. */
const [coldRows, warmRows, longestFrame] = [500, 300, 50];

const speed = (rate: number) => (rate === 1 ? 'on the processor as it is' : `on a processor ${rate} times slower`);
const ms = (value: number) => `${value.toFixed(0)} ms`;
const kilobytes = (bytes: number) => bytes / 1024;
const middle = <Found>(found: readonly Found[], of: (one: Found) => number) => median(found.map(of));

function noteIn<Found>(kept: Map<string, Found[]>, name: string, found: Found): void {
  kept.set(name, [...(kept.get(name) ?? []), found]);
}

interface Place {
  readonly browser: Browser;
  readonly address: string;
  readonly bareAddress: string;
  readonly session: Session;
  readonly runs: number;
}

type Visits = ReadonlyMap<string, readonly { cold: Visit; warm: Visit }[]>;

/** Every page once in each run, one after the other, so that what else the machine does hits all of them. */
async function measureVisits({ address, bareAddress, session, runs }: Place, rate: number): Promise<Visits> {
  const found = new Map<string, { cold: Visit; warm: Visit }[]>();
  const browser = await startPlainBrowser();
  try {
    for (let run = 0; run < runs; run += 1) {
      for (const target of [...yardsticks(bareAddress), ...pages(address)]) {
        const context = await browser.newContext();
        const [cold, warm] = await visitTwice(context, target, { vigie: address, session, rate });
        await context.close();
        noteIn(found, target.name, { cold, warm });
      }
    }
  } finally {
    await browser.close();
  }
  return found;
}

const inState = (found: Visits, state: 'cold' | 'warm') =>
  new Map([...found].map(([name, all]) => [name, all.map((one) => one[state])]));

function visitsTable(found: ReadonlyMap<string, readonly Visit[]>, state: string): Table {
  const all = [...found];
  const [still, rendered] = all.map(([, visits]) => middle(visits, ({ shown }) => shown));
  return {
    title: `Opened with ${state}; the first two are pages without a script, as yardsticks`,
    head: [
      '',
      'visible',
      'LCP',
      'to static',
      'to rendered',
      'processor',
      'requests',
      'KB',
      'script KB',
      'then requests',
      'then KB',
    ],
    lines: all.map(([name, visits]) => {
      const shown = middle(visits, (visit) => visit.shown);
      const largest = middle(visits, (visit) => visit.largest);
      const requests = middle(visits, ({ traffic }) => traffic.requests);
      const bytes = middle(visits, ({ traffic }) => traffic.bytes);
      return [
        name,
        ms(shown),
        largest ? ms(largest) : '',
        (shown / (still ?? 1)).toFixed(2),
        (shown / (rendered ?? 1)).toFixed(2),
        ms(middle(visits, ({ processor }) => processor)),
        String(requests),
        kilobytes(bytes).toFixed(0),
        kilobytes(middle(visits, ({ traffic }) => traffic.scriptBytes)).toFixed(0),
        `+${middle(visits, ({ whole }) => whole.requests) - requests}`,
        `+${kilobytes(middle(visits, ({ whole }) => whole.bytes) - bytes).toFixed(0)}`,
      ];
    }),
  };
}

async function measureInteractions({ browser, address, session, runs }: Place) {
  const found = new Map<string, Longest[]>();
  for (let run = 0; run < runs; run += 1) {
    for (const interaction of interactions) {
      const context = await newContext(browser, address, session);
      noteIn(found, interaction.name, await longestOf(context, address, interaction, slow));
      await context.close();
    }
  }
  return found;
}

/** Everything that is done to the tree, in each run; the middle of each figure. */
async function measureTrees({ browser, address, session, runs }: Place, rate: number) {
  const found = new Map<string, LongestOfTree[]>();
  for (let run = 0; run < runs; run += 1) {
    for (const [name, longest] of await measureTree(browser, address, session, rate)) noteIn(found, name, longest);
  }
  const middleOf = (all: readonly LongestOfTree[]): LongestOfTree => ({
    interaction: middle(all, ({ interaction }) => interaction),
    task: middle(all, ({ task }) => task),
    frame: middle(all, ({ frame }) => frame),
  });
  return new Map([...found].map(([name, all]) => [name, middleOf(all)]));
}

const frameShown = (value: number) => (value === 0 ? '< 50 ms' : ms(value));

const interactionsTable = (found: ReadonlyMap<string, readonly Longest[]>): Table => ({
  title: `Longest interaction until it was painted (INP), and longest frame, ${speed(slow)}`,
  head: ['', 'INP', 'longest frame'],
  lines: [...found].map(([name, all]) => [
    name,
    ms(middle(all, ({ interaction }) => interaction)),
    frameShown(middle(all, ({ frame }) => frame)),
  ]),
});

const treeTable = (found: ReadonlyMap<string, LongestOfTree>, rate: number): Table => ({
  title: `A tree of 300 whys, ${speed(rate)}; the longest task is in time of the processor`,
  head: ['', 'INP', 'longest task', 'longest frame'],
  lines: [...found].map(([name, { interaction, task, frame }]) => [
    name,
    interaction === 0 ? '' : ms(interaction),
    `${task.toFixed(1)} ms`,
    frameShown(frame),
  ]),
});

interface Found {
  readonly visits: Visits;
  readonly acts: ReadonlyMap<string, readonly Longest[]>;
  readonly tree: ReadonlyMap<string, LongestOfTree>;
  readonly slowTree: ReadonlyMap<string, LongestOfTree>;
}

function goalsOf({ visits, acts, tree, slowTree }: Found): readonly Goal[] {
  const cold = inState(visits, 'cold');
  const ofVigie = [...cold].slice(2).map(([, all]) => all);
  const requests = Math.max(...ofVigie.map((all) => middle(all, ({ traffic }) => traffic.requests)));
  const weight = Math.max(...ofVigie.map((all) => kilobytes(middle(all, ({ traffic }) => traffic.bytes))));
  const rows = (state: 'cold' | 'warm') => middle(inState(visits, state).get('list') ?? [], ({ shown }) => shown);
  const waits = [...acts].map(([name, all]) => ({ name, wait: middle(all, ({ interaction }) => interaction) }));
  const inTree = Math.max(...[...slowTree.values()].map(({ interaction }) => interaction));
  const frame = Math.max(...[...tree.values()].map((one) => one.frame));
  const under = (figure: string, found: number, wanted: number, unit: string): Goal => ({
    figure,
    wanted: `up to ${wanted}${unit}`,
    found: `${found.toFixed(0)}${unit}`,
    isMet: found <= wanted,
  });
  return [
    under('rows of the list visible, empty cache', rows('cold'), coldRows, ' ms'),
    under('rows of the list visible, again', rows('warm'), warmRows, ' ms'),
    under('requests of a page, empty cache', requests, mostRequests, ''),
    under('weight of a page, empty cache', weight, mostKilobytes, ' KB'),
    ...waits.map(({ name, wait }) => under(`INP, ${slow} times slower, ${name}`, wait, longestWait, ' ms')),
    under(`INP, ${slow} times slower, edit a tree of 300 whys`, inTree, longestTreeWait, ' ms'),
    { ...under('longest frame, edit a tree of 300 whys', frame, longestFrame, ' ms'), found: frameShown(frame) },
  ];
}

export async function measurePages(app: BuiltApp, bareAddress: string, cases: number, runs: number): Promise<Section> {
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    const { address } = app;
    const session = await signIn(address, 'lead');
    const place = { browser, address, bareAddress, session, runs };
    const visits = await measureVisits(place, asItIs);
    const slowVisits = await measureVisits(place, slow);
    const acts = await measureInteractions(place);
    const tree = await measureTrees(place, asItIs);
    const slowTree = await measureTrees(place, slow);
    const opened = (found: Visits, rate: number) => [
      visitsTable(inState(found, 'cold'), `an empty cache, ${speed(rate)}`),
      visitsTable(inState(found, 'warm'), `what the first time left, ${speed(rate)}`),
    ];
    return {
      title,
      about: `In Chromium, in the company with ${cases.toLocaleString('en')} cases; middle of ${runs} runs. An INP under 16 ms is not reported by the
browser, and a frame under 50 ms is not either.`,
      goals: goalsOf({ visits, acts, tree, slowTree }),
      tables: [
        ...opened(visits, asItIs),
        ...opened(slowVisits, slow),
        interactionsTable(acts),
        treeTable(tree, asItIs),
        treeTable(slowTree, slow),
      ],
    };
  } finally {
    await browser.close();
  }
}
