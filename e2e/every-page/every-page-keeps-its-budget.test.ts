import { expect, it } from 'vitest';
import { auditPages } from '../support/audits';
import { address, openPage, openSignedIn } from '../support/browser';
import {
  actionPages,
  casePages,
  figurePages,
  investigationPages,
  otherKindPages,
  protectedPages,
  publicPages,
  reportPages,
  settled,
  templatePages,
} from '../support/every-page';
import { gembaPages } from '../support/gemba';
import { weigh } from '../support/page-budgets';
import { procedurePages } from '../support/procedures/procedures';
import { programmePages } from '../support/programmes';
import { questionnairePages } from '../support/questionnaires';
import { trainingPages } from '../support/training';

const walks = [
  { who: null, pages: publicPages },
  { who: 'company.admin', pages: { ...protectedPages, ...figurePages } },
  { who: 'reporter', pages: reportPages },
  {
    who: 'lead',
    pages: {
      ...casePages,
      ...actionPages,
      ...investigationPages,
      ...(await otherKindPages()),
      ...(await gembaPages()),
      ...(await auditPages()),
      ...(await trainingPages()),
    },
  },
  { who: 'qa', pages: { ...(await programmePages()), ...(await procedurePages()) } },
  { who: 'designer', pages: { ...templatePages, ...(await questionnairePages()) } },
  { who: 'platform.admin', pages: { '/admin': 'Accès protégé' } },
];

const asNew = { hasEmptyCache: true };

/** What only looks for something else, or chooses a tab, is the same page. */
function oncePerPage(pages: Readonly<Record<string, string>>): [string, string][] {
  const seen = new Set<string>();
  return Object.entries(pages).filter(([path]) => {
    const { pathname, searchParams } = new URL(path, address);
    const page = `${pathname} ${searchParams.get('view')}`;
    return !seen.has(page) && seen.add(page);
  });
}

it.each(walks)('no page asks more often or for more than its budget, for $who', async ({ who, pages }) => {
  const page = await (who ? openSignedIn(who, '/profile', asNew) : openPage('/login', asNew));
  const weighed = await weigh(page);
  const over: string[] = [];
  for (const [path, shown] of oncePerPage(pages)) {
    await page.goto(address + path);
    await page.getByText(shown).first().waitFor();
    await settled(page);
    over.push(...weighed.overBudget(path));
  }
  expect(over).toEqual([]);
});

it('a page that asks too often and for too much is over its budget', async () => {
  const page = await openPage('/login', asNew);
  const weighed = await weigh(page);
  await page.reload();
  await settled(page);
  expect(weighed.overBudget('/login')).toEqual([]);
  // The same question each time, which a cache would answer.
  await page.evaluate(async () => {
    for (let n = 0; n < 50; n += 1) await (await fetch('/api/openapi.json')).text();
  });
  const [tooOften, tooMuch] = weighed.overBudget('/login');
  expect(tooOften).toMatch(/^\/login asks \d+ times, of at most \d+: .*\/login\b/);
  expect(tooMuch).toMatch(/^\/login takes \d+ KB, of at most \d+$/);
});
