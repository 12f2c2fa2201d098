import { afterEach, describe, expect, it, vi } from 'vitest';
import { webModules } from './modules';
import { actionList } from './modules/actions/list/action-search';
import { caseList } from './modules/cases/list/case-search';
import { caseCalls } from './modules/cases/list/queries';
import { inboxList } from './modules/reports/inbox/inbox-search';
import type { WebModule } from './platform/page/web-module';
import { addressOf } from './platform/transport/api-client';
import { takeFirstAnswer } from './platform/transport/first-answer';

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
    const { rows, of } = caseCalls('hse');
    const asked = {
      '/apps/hse': askedFirst(rows.path, caseList, of),
      '/apps/actions': askedFirst('/api/v1/actions', actionList),
      '/apps/inbox': askedFirst('/api/v1/reports', inboxList),
    };
    for (const [path, address] of Object.entries(asked)) {
      expect(declared(path)?.replace(':today', 'TODAY')).toBe(address);
    }
  });

  it('names only parameters that the path has', () => {
    const named = pages.filter(({ firstRequest }) => firstRequest);
    expect(named.length).toBeGreaterThan(10);
    for (const { path, firstRequest = '' } of named) {
      const parameters = [...firstRequest.matchAll(/:(\w+)/g)].map(([, name]) => name);
      expect(parameters.filter((name) => name !== 'today' && !path.includes(`$${name}`))).toEqual([]);
    }
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

  it('goes to whoever asks the same, once', async () => {
    const answer = sent();
    expect(await takeFirstAnswer('/api/v1/cases?page=1', { method: 'GET', headers })).toBe(await answer);
    expect(takeFirstAnswer('/api/v1/cases?page=1', { method: 'GET', headers })).toBeUndefined();
  });

  it.each([
    ['another address', '/api/v1/cases?page=2', { method: 'GET', headers }],
    ['another person', '/api/v1/cases?page=1', { method: 'GET', headers: { ...headers, Authorization: 'Bearer b' } }],
    ['a change', '/api/v1/cases?page=1', { method: 'POST', headers }],
  ])('does not go to %s', (_, address, asked) => {
    sent();
    expect(takeFirstAnswer(address, asked)).toBeUndefined();
  });

  it('is given up with whoever asked', async () => {
    sent();
    vi.stubGlobal('window', { firstRequest: { address: '/a', headers, answer: new Promise(() => {}) } });
    const stop = new AbortController();
    const asked = takeFirstAnswer('/a', { method: 'GET', headers, signal: stop.signal });
    stop.abort(new Error('gone'));
    await expect(asked).rejects.toThrow('gone');
  });
});
