// npm run build && npm run bench:page -- [--cases 100000] [--data folder] [--runs 5] [--only visits|interactions|tree]
// How soon something is on the screen, what it costs to get there and how long the page keeps somebody waiting, as ratios to
// two pages without any script that the same run serves. A folder named with --data is filled once and kept.
import { parseArgs } from 'node:util';
import { type Browser, chromium } from 'playwright-core';
import { findChromium } from '../../find-chromium.mjs';
import { startBareServer } from '../bare-app';
import { type Session, signIn, startBuiltApp } from '../built-app';
import { measureTree } from '../cause-tree';
import { fillCasesUpTo } from '../fill-cases';
import { interactions, type Longest, longestOf } from './interactions';
import { pages, yardsticks } from './pages';
import { printInteractions, printTree, printVisits } from './tables';
import { newContext, type Visit, visitTwice } from './visits';

const { values: options } = parseArgs({
  options: {
    cases: { type: 'string', default: '100000' },
    data: { type: 'string' },
    runs: { type: 'string', default: '5' },
    only: { type: 'string' },
  },
});
const runs = Number(options.runs);
const rates = [1, 4];

function noteIn<Found>(kept: Map<string, Found[]>, name: string, found: Found): void {
  kept.set(name, [...(kept.get(name) ?? []), found]);
}

/** Every page once in each run, one after the other, so that what else the machine does hits all of them. */
async function measureVisits(browser: Browser, vigie: string, bare: string, session: Session): Promise<void> {
  const targets = [...yardsticks(bare), ...pages(vigie)];
  const found = new Map<string, Visit[]>();
  for (let run = 0; run < runs; run += 1) {
    for (const rate of rates) {
      for (const target of targets) {
        const context = await newContext(browser, vigie, session);
        const [cold, warm] = await visitTwice(context, target, rate);
        await context.close();
        noteIn(found, `${target.name} cold ${rate}`, cold);
        noteIn(found, `${target.name} warm ${rate}`, warm);
      }
    }
  }
  for (const rate of rates) {
    for (const state of ['cold', 'warm']) {
      console.log(`\n${state}, processor ${rate} times slower, middle of ${runs}`);
      printVisits(targets.map(({ name }) => ({ name, visits: found.get(`${name} ${state} ${rate}`) ?? [] })));
    }
  }
}

async function measureInteractions(browser: Browser, vigie: string, session: Session): Promise<void> {
  const found = new Map<string, Longest[]>();
  for (let run = 0; run < runs; run += 1) {
    for (const rate of rates) {
      for (const interaction of interactions) {
        const context = await newContext(browser, vigie, session);
        noteIn(found, `${interaction.name} ${rate}`, await longestOf(context, vigie, interaction, rate));
        await context.close();
      }
    }
  }
  console.log(`\nlongest interaction of each, until it was painted; middle of ${runs}`);
  printInteractions(
    interactions.map(({ name }) => ({ name, found: rates.map((rate) => found.get(`${name} ${rate}`) ?? []) })),
  );
}

async function measureTrees(browser: Browser, vigie: string, session: Session): Promise<void> {
  for (const rate of rates) {
    console.log(`\na tree of 300 whys, processor ${rate} times slower`);
    printTree(await measureTree(browser, vigie, session, rate));
  }
}

const app = await startBuiltApp(options.data);
await fillCasesUpTo(app.owner, Number(options.cases));
const bare = await startBareServer(app.ownerUrl);
const browser = await chromium.launch({
  executablePath: await findChromium(),
  args: ['--no-sandbox', '--disable-gpu'],
});
try {
  const session = await signIn(app.address, 'lead');
  const isWanted = (part: string) => !options.only || options.only === part;
  if (isWanted('visits')) await measureVisits(browser, app.address, bare.address, session);
  if (isWanted('interactions')) await measureInteractions(browser, app.address, session);
  if (isWanted('tree')) await measureTrees(browser, app.address, session);
} finally {
  await browser.close();
  bare.stop();
  await app.stop();
}
