import { type ModuleContract, moduleContracts } from '@vigie/domain/modules/index';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { auditPages } from './audits';
import {
  accessibilityFindings,
  address,
  demoPassword,
  openPage,
  openSignedIn,
  type PageOptions,
  sidewaysOverflow,
  tokenOf,
} from './browser';
import { coveredControls, withToast } from './covered-controls';
import { gembaPages, unknownCodePages } from './gemba';
import { missedByKeyboard } from './keyboard-walk';
import { languageJudge } from './page-language';
import { procedurePages } from './procedures/procedures';
import { programmePages } from './programmes';
import { questionnairePages } from './questionnaires';
import { ask } from './reports';
import { smallTargets } from './touch-targets';
import { trainingPages } from './training';

/** What each page shows once its data is there. */
type Pages = Readonly<Record<string, string>>;

export const publicPages: Pages = {
  '/login': 'Sign in',
  '/signup': "Créer l'entreprise",
  '/confirm-sign-up#token=x': 'Confirmez votre inscription',
  '/forgot-password': 'Envoyer le lien',
  '/reset-password#token=x': 'Changer le mot de passe',
  '/accept-invitation#token=x': 'Ouvrir mon compte',
  '/confirm-email#token=x': 'Confirmez votre adresse',
  '/work-offline': 'Se connecter avec le réseau',
  [`/q/${'0'.repeat(40)}`]: 'Ce code n’est celui d’aucune copie',
  '/api/docs': 'Vigie API',
};
export const protectedPages: Pages = {
  '/home': 'Bonjour',
  '/profile': 'Mot de passe actuel',
  '/offline': 'Rien n’attend sur cet appareil',
  '/settings': 'Chaque choix est enregistré aussitôt',
  '/change-password': 'Choisissez votre mot de passe',
  '/set-up-second-factor': 'Ajoutez un second facteur',
  '/audit-trail': 's’est connecté',
  // Any address: journeys add people, so no particular person stays on the first page.
  '/apps/parameters': '.example',
  '/apps/parameters?search=zzzz': 'Aucun utilisateur trouvé',
  '/apps/parameters?tab=teams': 'Assurance qualité',
  '/apps/parameters?tab=rules': 'Quatre yeux',
  '/apps/parameters/glossary': 'Groupes fournis',
  '/apps/parameters/glossary?search=zzzz': 'Aucun groupe ne contient ce mot',
  '/apps/parameters/import': 'Imports précédents',
  '/apps/parameters/lists': 'Valeurs proposées dans les formulaires',
  '/apps/parameters/lists?list=batch&search=zzzz': 'Rien ne correspond à cette recherche',
  '/apps/overview': 'Since my last visit',
  '/apps/overview?scope=team': 'Since my last visit',
  '/apps/notifications': 'Préférences',
  '/apps/notifications?tab=choices': 'Résumé quotidien',
  '/apps/notifications?tab=snoozed': 'Aucune notification reportée',
};
export const reportPages: Pages = {
  '/apps/new-issue': 'What do you want to report?',
  '/apps/new-issue/categories': 'Next',
  '/apps/new-issue/form?category=hse': 'Send',
  '/apps/new-issue/approval/send': 'No report chosen',
  '/apps/new-issue/approval/send?report=IN_00010': 'Ready for QA',
  '/apps/new-issue/approval/review?report=IN_00008': 'IN_00008',
  '/apps/new-issue/approval/validate': 'No report is waiting for your decision',
  '/apps/new-issue/approval/validate?report=IN_00008': 'Approve and sign',
  '/apps/new-issue/approval/confirmation?report=IN_00001': 'Open case NC_0001',
  '/apps/new-issue/approval/confirmation?report=IN_00005': 'is not approved',
  '/apps/new-issue/approval/rejection?report=IN_00005': 'Report IN_00005 is archived',
  '/apps/inbox?assigned=everyone&search=IN_0000': 'IN_00001',
  '/apps/inbox?search=zzzz': 'No entry matches',
  '/apps/inbox/entry/IN_00001': 'Signed by',
  '/apps/inbox/entry/IN_00006': 'Send again',
  '/apps/notifications?tab=all': 'a approuvé votre signalement',
};
export const casePages: Pages = {
  '/apps/non-conformity/NC_0001/definition': 'Arrêt de la presse',
  '/apps/non-conformity/NC_0001/productBatch': 'Products and batches',
  '/apps/non-conformity/NC_0001/process?panel=history': 'The case at that time',
  '/apps/non-conformity?assigned=everyone&search=NC_0001': 'NC_0001',
  '/apps/hse?assigned=everyone': 'Dashboard HSE',
  '/apps/hse?search=zzzz': 'No case matches',
  '/apps/equipment-failure?assigned=everyone&view=kanban': 'EF_0001',
};
export const actionPages: Pages = {
  '/apps/actions?assigned=everyone&search=BAL-118': 'ACT_0005',
  '/apps/actions?assigned=everyone&view=kanban&search=ligne': 'ACT_0006',
  '/apps/actions?search=zzzz': 'No action matches',
  '/apps/actions/new': 'To-Do list',
  '/apps/actions/ACT_0003': `CAPA-${new Date().getUTCFullYear()}-126`,
  '/apps/actions/ACT_0005': 'Étalonner à cinq points',
  '/apps/actions/ACT_0006': 'Sophie Marchand',
  '/apps/alertes': 'Boîte de réception',
  '/apps/alertes?box=outbox': "Boîte d'envoi",
};
/** As the lead writer sees them, with all that can be written. */
export const investigationPages: Pages = {
  '/apps/non-conformity/NC_0001/productBatch': 'Products and batches',
  '/apps/non-conformity/NC_0001/recurrence': 'Analysis complete',
  '/apps/non-conformity/NC_0001/rootCause': 'GM-L4-07',
  '/apps/non-conformity/NC_0001/rootCause?view=ishikawa': 'Ishikawa',
  '/apps/non-conformity/NC_0001/capaPlan': 'No CAPA yet',
  '/apps/non-conformity/NC_0001/risk-analysis': 'Risk analysis',
  '/apps/non-conformity/NC_0001/customer-notification': 'Customer notification',
  '/apps/non-conformity/NC_0001/final-criticality': 'Final criticality',
};
/** As a designer sees them: a draft that was published before, and a template that is retired. */
export const templatePages: Pages = {
  '/template?assigned=everyone&search=TPL_0001': 'TPL_0001',
  '/template?search=zzzz': 'No template matches',
  '/template/TPL_0001': 'Sélectionnez une page pour commencer',
  '/template/TPL_0001?at=proprete': 'Propreté et rangement',
  '/template/TPL_0002': 'This template is retired',
};
export const figurePages: Pages = {
  '/apps/kpi': 'Opened and closed',
  '/apps/kpi?from=2001-01-01&to=2001-12-31': 'No data',
  '/apps/kpi?knownOn=2001-12-31': 'Figures as known on 31/12/2001',
  '/apps/kpi/control': 'Indicator owner',
  '/apps/kpi/cases?figure=backlog': 'Back to the figures',
};
/** Of what does not exist, which the browser says on its console as well. */
const missingPages: Pages = {
  '/apps/new-issue/form?report=IN_99999': 'not found',
  '/apps/inbox/entry/IN_99999': 'not found',
  '/apps/non-conformity/NC_9999': 'not found',
  '/apps/actions/ACT_9999': 'was not found',
  '/apps/questionnaires/QU_99999': 'was not found',
};

const contracts: readonly ModuleContract[] = Object.values(moduleContracts);
const namedPages = Object.keys({ ...reportPages, ...actionPages, ...templatePages, ...missingPages });
/** Kinds of records that no page above is of. */
const otherKinds = contracts
  .flatMap(({ kinds = [] }) => kinds)
  .filter(({ listAddress }) => listAddress && !namedPages.some((page) => page.startsWith(listAddress)));

interface Rows {
  readonly items: readonly { readonly id: string }[];
}

interface Lanes {
  readonly columns: readonly Rows[];
}

/** Of each other kind its list, its board and its first record. */
export async function otherKindPages(): Promise<Pages> {
  if (otherKinds.length === 0) return {};
  const token = await tokenOf('lead');
  const pages = otherKinds.map(async ({ list, listAddress, address: addressOf }) => {
    const everyone = `${listAddress}?assigned=everyone`;
    const { items } = await ask<Rows>(token, 'GET', `${list?.path}?assigned=everyone`);
    const id = items[0]?.id ?? '';
    // A board has an order of its own.
    const { columns } = list?.board
      ? await ask<Lanes>(token, 'GET', `${list.path}/board?assigned=everyone`)
      : { columns: [{ items }] };
    const onBoard = columns.flatMap((lane) => lane.items)[0]?.id ?? id;
    return { [everyone]: id, [`${everyone}&view=kanban`]: onBoard, [addressOf(id)]: id };
  });
  return Object.assign({}, ...(await Promise.all(pages)));
}

export const sizes = { wide: { width: 1440, height: 900 }, phone: { width: 360, height: 740 } };

export async function settled(page: Page): Promise<void> {
  await page.locator('h1').first().waitFor();
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}

/** Looks at the page as it stands. `path` where the address of the page is not its own. */
type LookAt = (what: string, path?: string) => Promise<void>;
/** Called with the page before it goes anywhere. */
type Visit = (page: Page) => LookAt | Promise<LookAt>;
type Walk = (options: PageOptions, visit: Visit) => Promise<void>;

/**
 * To another page as a link leads there, without loading the application and axe again. By way of the launcher: what the
 * page before showed is gone, so that what is waited for is the page's own.
 */
async function goWithin(page: Page, path: string): Promise<void> {
  const launcher = page.getByRole('heading', { name: 'Bonjour', level: 1 });
  for (const next of path === '/home' ? ['/home'] : ['/home', path]) {
    await page.evaluate((to) => {
      history.pushState(null, '', to);
      dispatchEvent(new PopStateEvent('popstate'));
    }, next);
    await launcher.waitFor({ state: next === '/home' ? 'visible' : 'hidden' });
  }
}

function through(pages: Pages, who?: string): Walk {
  return async (options, visit) => {
    const page = await (who ? openSignedIn(who, '/home', options) : openPage('/login', options));
    const lookAt = await visit(page);
    for (const [path, shown] of Object.entries(pages)) {
      // Without a session each page is the first one.
      await (who ? goWithin(page, path) : page.goto(address + path));
      await page.getByText(shown).first().waitFor();
      await settled(page);
      // The file of its dialog comes after the list, which is hidden from a screen reader as soon as it opens.
      if (path.endsWith('/new')) await page.getByRole('dialog').waitFor();
      await lookAt(path);
    }
  };
}

async function throughAdministration(options: PageOptions, visit: Visit): Promise<void> {
  const page = await openSignedIn('platform.admin', '/admin', options);
  const lookAt = await visit(page);
  await page.getByRole('heading', { name: 'Accès protégé' }).waitFor();
  await lookAt('gate', '/admin');
  await page.getByLabel('Mot de passe', { exact: true }).fill(demoPassword);
  await page.keyboard.press('Enter');
  await page.locator('li.company').first().waitFor();
  await page.getByRole('button', { name: 'Déplier Laboratoires Orvaline' }).click();
  await page.getByText('company.admin@demo.example').waitFor();
  await lookAt('companies', '/admin');
  await page.getByRole('button', { name: 'Modifier Laboratoires Orvaline' }).click();
  await page.getByRole('dialog').getByLabel('Ville').waitFor();
  await lookAt('a company', '/admin');
  await page.keyboard.press('Escape');
  await page.getByRole('tab', { name: 'Feedback utilisateurs' }).click();
  // The head of the table is not shown on a phone, and other journeys mark what people said as handled.
  await page.getByRole('row').last().waitFor();
  await lookAt('feedback', '/admin');
}

/** Every page that has an address. */
export const everyPage: Readonly<Record<string, Walk>> = {
  'the public pages': through(publicPages),
  'the protected pages': through(protectedPages, 'company.admin'),
  'the pages of reports': through(reportPages, 'reporter'),
  'the pages of cases': through(casePages, 'reporter'),
  'the pages of actions and alerts': through(actionPages, 'lead'),
  'the pages of an investigation': through(investigationPages, 'lead'),
  'the pages of templates': through(templatePages, 'designer'),
  'the pages of questionnaires': async (options, visit) =>
    through(await questionnairePages(), 'designer')(options, visit),
  'the pages of other kinds': async (options, visit) => through(await otherKindPages(), 'lead')(options, visit),
  'the pages of gemba walks': async (options, visit) =>
    through({ ...(await gembaPages()), ...unknownCodePages }, 'lead')({ ...options, expectedConsole: /404/ }, visit),
  'the pages of audits': async (options, visit) => through(await auditPages(), 'lead')(options, visit),
  'the pages of audit programmes': async (options, visit) => through(await programmePages(), 'qa')(options, visit),
  'the pages of procedures': async (options, visit) => through(await procedurePages(), 'qa')(options, visit),
  'the pages of training': async (options, visit) => through(await trainingPages(), 'lead')(options, visit),
  'the pages of figures': through(figurePages, 'company.admin'),
  'the pages of missing records': (options, visit) =>
    through(missingPages, 'lead')({ ...options, expectedConsole: /404/ }, visit),
  'the pages of the administration': throughAdministration,
};

/** What opens over a page: a dialog, the palette, a menu. */
export async function everyOverlay(options: PageOptions, visit: Visit): Promise<void> {
  const page = await openSignedIn('company.admin', '/home', options);
  const lookAt = await visit(page);
  await page.locator('h1').first().waitFor();
  await page.getByRole('button', { name: 'Feedback' }).click();
  await page.getByRole('dialog').waitFor();
  await lookAt('feedback');
  await page.keyboard.press('Escape');
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').waitFor();
  await lookAt('palette');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Menu de company.admin' }).click();
  await page.getByRole('menu').waitFor();
  await lookAt('menu');
  await page.goto(`${address}/apps/non-conformity/NC_0001/productBatch`);
  await page.getByRole('button', { name: 'AI Assistance' }).click();
  const panel = page.getByRole('complementary', { name: 'AI Assistance' });
  for (const task of ['Challenge content', 'Improve Style', 'Translate']) {
    await panel.getByRole('button', { name: task }).click();
  }
  await panel.getByText('No provider is configured').last().waitFor();
  await expect.poll(() => panel.locator('[aria-busy=true]').count()).toBe(0);
  await lookAt('assistant');
}

const themes = ['light', 'dark'] as const;
/** Hundreds of entries of one shape: all of them are looked at once, and then the first of each section. */
const alike: Readonly<Record<string, readonly string[]>> = {
  '/api/docs': ['section > details:nth-of-type(n+3)', 'tbody > tr:nth-child(n+3)'],
};

/**
 * In both themes and at both sizes, from what it is: a page is loaded once, and then changes its colours and its size.
 * Each size and each theme meets every rule once; the other theme of a size differs by its colours alone. The contrast of
 * every single text is looked at once, of one text for each style in every size and theme.
 */
async function expectFit(page: Page, what: string): Promise<void> {
  for (const [name, size] of Object.entries(sizes)) {
    await page.setViewportSize(size);
    for (const [place, colorScheme] of (name === 'wide' ? themes : themes.toReversed()).entries()) {
      await page.emulateMedia({ colorScheme });
      const isFirst = name === 'wide' && place === 0;
      const others = place === 0 ? 'everything, colours by style' : 'colours by style';
      const without = isFirst ? [] : (alike[what] ?? []);
      const findings = await accessibilityFindings(page, isFirst ? 'everything' : others, without);
      expect(findings, `${what}, ${colorScheme}, ${size.width} px`).toEqual([]);
    }
    expect(await sidewaysOverflow(page), `${what}, ${size.width} px`).toBe(0);
    await expectNothingCovered(page, `${what}, ${size.width} px`);
  }
  await page.setViewportSize(zoomed);
  await expectNothingCovered(page, `${what}, zoomed`);
  expect(await missedByKeyboard(page), `${what}, zoomed, by keyboard`).toEqual([]);
  await expectLargeTargets(page, what);
  await page.setViewportSize(sizes.wide);
}

/** A window of 1440 x 900 at 200 %. */
const zoomed = { width: 720, height: 450 };

async function expectNothingCovered(page: Page, what: string): Promise<void> {
  expect(await coveredControls(page), what).toEqual([]);
  expect(await withToast(page, () => coveredControls(page, 'of a foot')), `${what}, with a toast`).toEqual([]);
}

export const tablet = { width: 1024, height: 768 };

/** As if the screen were touched, for as long as this takes. */
async function expectLargeTargets(page: Page, what: string): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const touch = (enabled: boolean) => devtools.send('Emulation.setTouchEmulationEnabled', { enabled });
  await touch(true);
  expect(await page.evaluate(() => window.matchMedia('(pointer: coarse)').matches), what).toBe(true);
  for (const size of [sizes.phone, tablet]) {
    await page.setViewportSize(size);
    expect(await smallTargets(page), `${what}, touched, ${size.width} px`).toEqual([]);
  }
  await touch(false);
  await devtools.detach();
}

/** Colours that fade from one theme to the other would only be waited for. */
const asInDaylight: PageOptions = { colorScheme: 'light', viewport: sizes.wide, reducedMotion: 'reduce' };
/** Of what does not exist there is nothing to say but that. */
const withoutLanguage = new Set(['the pages of missing records']);

/** Some of the pages in each file: they come last, and several of one length let both cores end at the same time. */
export function everyPageIsFit(names: readonly (keyof typeof everyPage)[]): void {
  it.each(names.filter((name) => name !== 'the pages of other kinds' || otherKinds.length > 0))(
    '%s speak one language, fit a finger and the keyboard, have no axe finding and do not scroll sideways',
    async (name) => {
      await everyPage[name]?.(asInDaylight, (page) => {
        const judge = languageJudge(page);
        return async (what, path = what) => {
          // The description of the interface is for programmers, and in English.
          if (!withoutLanguage.has(name) && path !== '/api/docs') await judge(path, what);
          await expectFit(page, what);
        };
      });
    },
  );
}

/** A menu closes when the page changes its size, so each size has a page of its own. */
export function everyOverlayIsFit(viewport: { width: number; height: number }): void {
  it(`what opens over a page has no axe finding either, at ${viewport.width} px`, () =>
    everyOverlay({ ...asInDaylight, viewport }, (page) => async (what) => {
      for (const [place, colorScheme] of themes.entries()) {
        await page.emulateMedia({ colorScheme });
        const look = place === 0 ? 'everything' : 'colours by style';
        expect(await accessibilityFindings(page, look), `${what}, ${colorScheme}`).toEqual([]);
      }
    }));
}
