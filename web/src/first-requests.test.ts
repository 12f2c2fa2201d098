import { actionList } from '@vigie/domain/modules/actions/list';
import { caseList } from '@vigie/domain/modules/cases/list';
import { type ModuleContract, moduleContracts } from '@vigie/domain/modules/index';
import { reportList } from '@vigie/domain/modules/reports/list';
import { afterEach, describe, expect, it, vi } from 'vitest';
import html from '../index.html?raw';
import { webModules } from './modules';
import { kpiSearchOf, questionOf } from './modules/insights/kpi-search';
import { describeList } from './platform/lists/list-search';
import type { WebModule } from './platform/page/web-module';
import { addressOf } from './platform/transport/api-client';
import { firstAnswerRead, takeFirstAnswer, takeFirstContent } from './platform/transport/first-answer';

const modules: readonly WebModule[] = Object.values(webModules);
const pages = modules.flatMap(({ pages = [] }) => pages);
const declared = (path: string) => pages.find((page) => page.path === path)?.firstRequest;

type Listed = { readonly sort: string; readonly direction: string; readonly page: number };
interface List<Search extends Listed> {
  searchOf(raw: object): Search;
  askedOf(search: Search): object;
}
/** As `useList` asks when the address of the page says nothing. */
function askedFirst<Search extends Listed>(path: string, list: List<Search>, of: object = {}): string {
  const search = list.searchOf({});
  const { sort, direction, page } = search;
  return addressOf(path, {}, { ...of, ...list.askedOf(search), today: 'TODAY', sort, direction, page });
}

describe('what a page asks for before its scripts are there', () => {
  it('is what its list will ask for', () => {
    const asked = {
      '/apps/hse': askedFirst(caseList.path, describeList(caseList), { kind: 'hse' }),
      '/apps/actions': askedFirst(actionList.path, describeList(actionList)),
      '/apps/inbox': askedFirst(reportList.path, describeList(reportList)),
    };
    for (const [path, address] of Object.entries(asked)) {
      expect(declared(path)?.replace(':board', '').replace(':today', 'TODAY')).toBe(address);
    }
  });

  it('is a board only where the kind has one', () => {
    const contracts: readonly ModuleContract[] = Object.values(moduleContracts);
    const lists = contracts.flatMap(({ kinds = [] }) => kinds.flatMap(({ list }) => list ?? []));
    const wrong = lists.filter(({ path, board }) =>
      pages.some(({ firstRequest = '' }) => firstRequest.startsWith(`${path}${board ? '?' : ':board?'}`)),
    );
    expect(wrong).toEqual([]);
  });

  it('is what the figures will be asked for', () => {
    const address = addressOf('/api/v1/insights', {}, questionOf(kpiSearchOf({}), '2026-11-17'));
    expect(declared('/apps/kpi')?.replace(':month-11', '2025-12-01').replace(':today', '2026-11-17')).toBe(address);
  });

  it('names only parameters that the path has', () => {
    const named = pages.filter(({ firstRequest }) => firstRequest);
    expect(named.length).toBeGreaterThan(10);
    for (const { path, firstRequest = '' } of named) {
      const parameters = [...firstRequest.matchAll(/:(\w+)/g)].map(([, name]) => name);
      expect(
        parameters.filter((name) => !['today', 'month', 'board'].includes(name ?? '') && !path.includes(`$${name}`)),
      ).toEqual([]);
    }
  });
});

describe('the script in the HTML', () => {
  afterEach(() => vi.unstubAllGlobals());

  const [, script = ''] = /<script>([\s\S]*?)<\/script>/.exec(html) ?? [];

  /** What it asks for on a page, or undefined when it asks for nothing. */
  function askedBy(content: string, search: string, kept: Record<string, string> = {}): string | undefined {
    const stored = { access_token: 'a', token_expiration: String(Date.now() + 60_000), ...kept } as const;
    const window: Window['firstRequest'] & object = {} as never;
    vi.stubGlobal('window', window);
    vi.stubGlobal('localStorage', { getItem: (name: keyof typeof stored) => stored[name] || null });
    vi.stubGlobal('location', { search, origin: 'https://vigie.example' });
    vi.stubGlobal('document', {
      documentElement: { dataset: {} },
      querySelector: () => ({ content, dataset: { language: 'en' } }),
    });
    vi.stubGlobal('fetch', () => Promise.resolve(new Response('{}')));
    new Function(script)();
    return (window as unknown as Window).firstRequest?.address;
  }
  const rows = '/api/v1/cases:board?kind=hse&assigned=team&sort=id&direction=desc&page=1';

  it.each([
    ['', '/api/v1/cases?kind=hse&assigned=team&sort=id&direction=desc&page=1'],
    ['?assigned=everyone&page=3', '/api/v1/cases?kind=hse&assigned=everyone&sort=id&direction=desc&page=3'],
    ['?status=closed', '/api/v1/cases?kind=hse&assigned=team&sort=id&direction=desc&page=1&status=closed'],
    ['?view=kanban&assigned=me', '/api/v1/cases/board?kind=hse&assigned=me'],
  ])('asks for the rows of a list at the address with %s', (search, address) => {
    expect(askedBy(rows, search)).toBe(address);
  });

  it('asks for rows where a kind has no board', () => {
    expect(askedBy('/api/v1/reports?assigned=team&page=1', '?view=kanban')).toBe(
      '/api/v1/reports?assigned=team&page=1',
    );
  });

  it('begins a period with the first of a month, some months ago', () => {
    vi.setSystemTime(new Date(2026, 1, 17));
    const asked = '/api/v1/insights?from=:month-11&to=:today';
    expect(askedBy(asked, '')).toBe('/api/v1/insights?from=2025-03-01&to=2026-02-17');
    expect(askedBy(asked, '?from=2024-01-01&to=2024-01-31&kind=hse')).toBe(
      '/api/v1/insights?from=2024-01-01&to=2024-01-31&kind=hse',
    );
    vi.useRealTimers();
  });

  it('asks for one record, whatever else the address says', () => {
    expect(askedBy('/api/v1/cases/HSE_0001', '?view=kanban&page=2')).toBe('/api/v1/cases/HSE_0001');
  });

  it.each([
    ['nobody is signed in', { access_token: '' }],
    ['the session has ended', { token_expiration: '1' }],
    ['the page is locked', { page_locked: 'yes' }],
  ])('asks for nothing when %s', (_, kept) => {
    expect(askedBy(rows, '', kept)).toBeUndefined();
  });
});

describe('its answer', () => {
  afterEach(() => vi.unstubAllGlobals());

  const headers = { Accept: 'application/json', Authorization: 'Bearer a' };
  const sent = () => {
    const answer = Promise.resolve(new Response('{}'));
    vi.stubGlobal('window', { firstRequest: { address: '/api/v1/cases?page=1', headers, answer } });
    return answer;
  };

  it('goes to a call that asks the same, once', async () => {
    const answer = sent();
    expect(await takeFirstAnswer('/api/v1/cases?page=1', { method: 'GET', headers })).toBe(await answer);
    expect(takeFirstAnswer('/api/v1/cases?page=1', { method: 'GET', headers })).toBeUndefined();
  });

  it('goes to a call that asks the same in another order', () => {
    vi.stubGlobal('window', { firstRequest: { address: '/a?x=1&y=2', headers: {}, answer: Promise.resolve() } });
    expect(takeFirstAnswer('/a?y=1&x=2', { method: 'GET' })).toBeUndefined();
    expect(takeFirstAnswer('/a?y=2&x=1', { method: 'GET' })).toBeDefined();
  });

  it('is what the page is first drawn with when it is there by then, once, and for the same person', async () => {
    sent();
    expect(takeFirstContent('/api/v1/cases?page=1', 'a')).toBeUndefined();
    await firstAnswerRead();
    expect(firstAnswerRead()).toBeUndefined();
    expect(takeFirstContent('/api/v1/cases?page=2', 'a')).toBeUndefined();
    expect(takeFirstContent('/api/v1/cases?page=1', 'a')).toEqual({});
    expect(takeFirstContent('/api/v1/cases?page=1', 'a')).toBeUndefined();
    sent();
    await firstAnswerRead();
    expect(takeFirstContent('/api/v1/cases?page=1', 'b')).toBeUndefined();
  });

  it.each([
    ['refused', async () => new Response('{}', { status: 403 })],
    ['lost', () => Promise.reject(new Error('no network'))],
    ['late', () => new Promise(() => {})],
  ])('keeps no page waiting when it is %s', async (_, answer) => {
    vi.stubGlobal('window', { firstRequest: { address: '/a', headers, answer: answer() } });
    await firstAnswerRead();
    expect(takeFirstContent('/a', 'a')).toBeUndefined();
  });

  it.each([
    ['another address', '/api/v1/cases?page=2', { method: 'GET', headers }],
    ['another person', '/api/v1/cases?page=1', { method: 'GET', headers: { ...headers, Authorization: 'Bearer b' } }],
    ['a change', '/api/v1/cases?page=1', { method: 'POST', headers }],
  ])('does not go to %s', (_, address, asked) => {
    sent();
    expect(takeFirstAnswer(address, asked)).toBeUndefined();
  });

  it('is given up with its caller', async () => {
    sent();
    vi.stubGlobal('window', { firstRequest: { address: '/a', headers, answer: new Promise(() => {}) } });
    const stop = new AbortController();
    const asked = takeFirstAnswer('/a', { method: 'GET', headers, signal: stop.signal });
    stop.abort(new Error('gone'));
    await expect(asked).rejects.toThrow('gone');
  });
});
