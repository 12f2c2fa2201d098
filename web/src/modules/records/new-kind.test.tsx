// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query';
import { configure, render, screen, waitFor, within } from '@testing-library/react';
import { recordPageMessages, recordPanelMessages } from '@vigie/domain/messages/record-page';
import { generalMessages, reasonMessages } from '@vigie/domain/messages/shell/shell';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sayNow } from '../../platform/page/messages';
import { history } from '../../platform/router/history';
import { startRouter } from '../../platform/router/router';
import { RouterView } from '../../platform/router/router-view';
import type { Route } from '../../platform/router/routes';
import { person, testComponents, testUser } from '../../platform/testing/component-test';
import { queryClient } from '../../platform/transport/query-client';
import { RecordListPage, RecordPage } from './public';
import { walkMessages as m, type Walk, walkStatuses, walkWorkflow } from './testing/walk';
import { walkListView, walkPage } from './testing/walk-kind';

// A busy machine takes longer to load the board and the dialogs.
configure({ asyncUtilTimeout: 8000 });
vi.setConfig({ testTimeout: 20_000 });

const walk: Walk = {
  id: 'WALK_0001',
  status: 'underway',
  title: 'Atelier 4',
  place: 'Hall B',
  walkedOn: '2026-11-18',
  risk: 'high',
  notes: '',
  owner: 'Inès Caradec',
  ownerId: testUser.id,
  comments: 2,
  version: 3,
};

const page = (path: string, draw: Route['draw'], key = path): Route => ({
  path,
  key,
  isProtected: true,
  draw,
  failure: ({ error }) => <p>{String(error)}</p>,
  load: () => undefined,
});
const list = () => <RecordListPage view={walkListView} />;

interface Sent {
  readonly method: string;
  readonly path: string;
  readonly body: unknown;
}
let sent: Sent[] = [];
let stored: Walk;

/** A server that has one walk. */
function answerTo({ method, path, body }: Sent): unknown {
  if (path.endsWith('/board')) {
    const columns = walkStatuses.map((status) => {
      const items = status === stored.status ? [stored] : [];
      return { status, total: items.length, items };
    });
    return { columns };
  }
  if (path.endsWith('/transition')) {
    const { action } = body as { action: keyof typeof walkWorkflow.transitions };
    stored = { ...stored, status: walkWorkflow.transitions[action].to, version: stored.version + 1 };
    return stored;
  }
  if (path === '/api/v1/walks' && method === 'GET') {
    return { items: [stored], total: 1, page: 1, pageCount: 1, isMore: false };
  }
  if (path.endsWith('/history')) return { items: [], total: 0, next: null };
  if (path.endsWith('/comments')) return { items: [], next: null };
  return stored;
}

function open(path: string): void {
  history.replace(path);
  startRouter(
    [
      page('/apps/walks', list),
      page('/apps/walks/new', list, '/apps/walks'),
      page('/apps/walks/$id', () => <RecordPage view={walkPage} />),
    ],
    () => '/apps/walks',
  );
  render(
    <QueryClientProvider client={queryClient}>
      <RouterView frame={({ children }) => children} pending={() => null} onPageChange={() => {}} />
    </QueryClientProvider>,
  );
}

const sentTo = (end: string) => sent.filter(({ path, method }) => method === 'POST' && path.endsWith(end));

describe('a small kind', () => {
  testComponents();

  beforeEach(() => {
    sent = [];
    stored = walk;
    queryClient.clear();
    vi.spyOn(console, 'debug').mockImplementation(() => {});
    const { error } = console;
    // The browser of the tests does not know the element <search>.
    vi.spyOn(console, 'error').mockImplementation((...said) => String(said[0]).startsWith('The tag') || error(...said));
    vi.stubGlobal('fetch', async (address: string, { method = 'GET', body }: RequestInit = {}) => {
      const asked = { method, path: String(address).split('?')[0] ?? '', body: body && JSON.parse(String(body)) };
      sent.push(asked);
      return new Response(JSON.stringify(answerTo(asked)), { headers: { 'Content-Type': 'application/json' } });
    });
  });

  afterEach(() => vi.restoreAllMocks());
  afterAll(() => vi.resetConfig());

  it('has a list whose cells follow from the declaration of its columns', async () => {
    open('/apps/walks');
    const link = await screen.findByRole('link', { name: 'Atelier 4' });
    expect(link.getAttribute('href')).toBe('/apps/walks/WALK_0001');
    const row = link.closest('tr') as HTMLElement;
    for (const words of ['WALK_0001', sayNow(m.status.underway), 'Hall B', '18/11/2026', sayNow(m.risks.high)]) {
      expect(within(row).getByText(words)).toBeTruthy();
    }
  });

  it('has a board whose cards are moved along the workflow, and ask for a reason where it needs one', async () => {
    open('/apps/walks?view=kanban');
    await person.click(await screen.findByRole('button', { name: /WALK_0001/ }));
    const close = screen.getByRole('menuitem', { name: new RegExp(sayNow(walkWorkflow.transitions.close.label)) });
    expect(close.textContent).toContain(sayNow(m.notesMissing));
    await person.click(
      screen.getByRole('menuitem', { name: new RegExp(sayNow(walkWorkflow.transitions.cancel.label)) }),
    );
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByText(sayNow(m.cancelQuestion, { id: walk.id }))).toBeTruthy();
    await person.type(within(dialog).getByRole('textbox'), 'Non');
    await person.click(
      within(dialog).getByRole('button', { name: sayNow(walkWorkflow.transitions.cancel.label), hidden: true }),
    );
    await waitFor(() =>
      expect(sentTo('/transition').map(({ body }) => body)).toEqual([{ action: 'cancel', reason: 'Non' }]),
    );
  });

  it('has a page with head, steps, sections and the panel of every record', async () => {
    open('/apps/walks/WALK_0001');
    expect(await screen.findByRole('heading', { level: 1, name: 'WALK_0001 - Atelier 4' })).toBeTruthy();
    const section = screen.getByRole('region', { name: sayNow(m.seen) });
    for (const words of ['Hall B', '18/11/2026', sayNow(m.risks.high), 'Inès Caradec']) {
      expect(within(section).getByText(words)).toBeTruthy();
    }
    const tabs = screen.getAllByRole('tab').map(({ textContent }) => textContent);
    expect(tabs).toEqual([
      sayNow(recordPanelMessages.why),
      sayNow(recordPanelMessages.history),
      `${sayNow(recordPanelMessages.comments)}2`,
    ]);
    expect(screen.getByRole('tabpanel').textContent).toContain(sayNow(m.notesMissing));
    await person.click(screen.getByRole('tab', { name: sayNow(recordPanelMessages.history) }));
    await waitFor(() => expect(history.location.search).toBe('?panel=history'));
  });

  it('takes a step from its page, and says where the record stands now', async () => {
    stored = { ...walk, status: 'planned' };
    open('/apps/walks/WALK_0001');
    await person.click(await screen.findByRole('button', { name: sayNow(walkWorkflow.transitions.start.label) }));
    await screen.findByRole('button', { name: sayNow(walkWorkflow.transitions.close.label) });
    expect(sentTo('/transition').map(({ body }) => body)).toEqual([{ action: 'start' }]);
  });

  it('is changed in a dialog that sends what was changed, with the reason that others are owed', async () => {
    open('/apps/walks/WALK_0001');
    await person.click(await screen.findByRole('button', { name: sayNow(recordPageMessages.change) }));
    const dialog = await screen.findByRole('dialog');
    await person.type(within(dialog).getByRole('textbox', { name: sayNow(m.notes) }), 'Vu');
    await person.click(within(dialog).getByRole('button', { name: sayNow(generalMessages.save) }));
    expect(within(dialog).getByText(sayNow(recordPageMessages.reasonMissing))).toBeTruthy();
    await person.type(within(dialog).getByRole('textbox', { name: sayNow(reasonMessages.reason) }), 'Tard');
    await person.click(within(dialog).getByRole('button', { name: sayNow(generalMessages.save) }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent.filter(({ method }) => method === 'PATCH').map(({ body }) => body)).toEqual([
      { notes: 'Vu', reason: 'Tard' },
    ]);
  });

  it('is begun in a dialog that says what is missing, and leads to the new record', async () => {
    open('/apps/walks/new');
    const dialog = await screen.findByRole('dialog', { name: sayNow(m.new) });
    const create = within(dialog).getByRole('button', { name: sayNow(recordPageMessages.create) });
    await person.click(create);
    expect(within(dialog).getByText(sayNow(m.titleMissing))).toBeTruthy();
    await person.type(within(dialog).getByRole('textbox', { name: sayNow(m.title) }), ' Quai ');
    await person.click(create);
    await waitFor(() => expect(history.location.pathname).toBe('/apps/walks/WALK_0001'));
    expect(sentTo('/walks').map(({ body }) => body)).toEqual([
      { title: 'Quai', place: '', walkedOn: null, risk: 'low', ownerId: null, notes: '' },
    ]);
  });

  it('says so when there is no record of that number', async () => {
    vi.stubGlobal('fetch', async () => new Response('{}', { status: 404 }));
    open('/apps/walks/WALK_0009');
    expect(await screen.findByText(sayNow(recordPageMessages.notFound, { id: 'WALK_0009' }))).toBeTruthy();
    expect(screen.getByRole('link', { name: sayNow(recordPageMessages.toList) }).getAttribute('href')).toBe(
      '/apps/walks',
    );
  });
});
