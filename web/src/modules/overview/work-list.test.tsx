// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import type { Figure, Overview, WorkItem } from '@vigie/domain/modules/overview/contract';
import type { ReactElement } from 'react';
import { describe, expect, it } from 'vitest';
import { todayHere } from '../../platform/page/dates';
import { InLanguage } from '../../platform/page/page-language';
import { testComponents } from '../../platform/testing/component-test';
import { Changes } from './changes';
import { Figures } from './figures';
import { overviewSearchOf } from './overview-page';
import { WorkList } from './work-list';

testComponents();

const day = (from: number) => todayHere(new Date(Date.now() + from * 86_400_000));
/** The person of these tests is QA, and has the number 7. */
const item = (changes: Partial<WorkItem> & Pick<WorkItem, 'work' | 'id'>): WorkItem => ({
  title: `About ${changes.id}`,
  address: `/apps/somewhere/${changes.id}`,
  person: 'Paul Garnier',
  dueDate: null,
  isCritical: false,
  since: null,
  isConfidential: false,
  isImported: false,
  report: null,
  case: null,
  action: null,
  ...changes,
});
const standing = { version: 3, isCaseEnded: false, openTodos: 0, ownWork: null };
const toDo = (id: string, changes: Partial<WorkItem['action']> = {}, more: Partial<WorkItem> = {}) =>
  item({
    work: 'doAction',
    id,
    ...more,
    action: { ...standing, status: 'in_progress', responsibleId: 7, approverId: 8, ...changes },
  });

const inPage = (element: ReactElement) => (
  <QueryClientProvider client={new QueryClient()}>
    <InLanguage language="en">{element}</InLanguage>
  </QueryClientProvider>
);
const show = (element: ReactElement) => render(inPage(element));
const showItems = (items: readonly WorkItem[], figures: readonly Figure[] = []) =>
  show(<WorkList items={items} figures={figures} />);
const rowOf = (id: string) => screen.getByRole('link', { name: `About ${id}` }).closest('li') as HTMLElement;

describe('the list', () => {
  it('has the group of the most urgent thing first, and says how urgent each is', () => {
    const items = [
      item({ work: 'readAlert', id: '12' }),
      toDo('ACT_0001', {}, { dueDate: day(3) }),
      toDo('ACT_0002', {}, { dueDate: day(-2) }),
      toDo('ACT_0003', {}, { isCritical: true }),
    ];
    showItems(items, [
      { work: 'doAction', record: 'action', label: 'Actions to do', parts: [] },
      { work: 'readAlert', record: 'alert', label: 'Unread alerts', parts: [] },
    ]);
    expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
      'Actions to do',
      'Unread alerts',
    ]);
    const links = screen.getAllByRole('link').map(({ textContent }) => textContent);
    expect(links).toEqual(['About ACT_0002', 'About ACT_0003', 'About ACT_0001', 'About 12']);
    expect(rowOf('ACT_0002').textContent).toContain('2 days late');
    expect(rowOf('ACT_0003').textContent).toContain('High priority');
    expect(rowOf('ACT_0001').textContent).toContain('3 days left');
  });

  it('leads to the rest when not all of a group is shown, for each kind of case', () => {
    const parts = [
      { kind: 'hse', total: 4, address: '/apps/hse?assigned=me' },
      { kind: 'itBug', total: 1, address: '/apps/it-bug?assigned=me' },
    ] as const;
    showItems(
      [item({ work: 'writeCase', id: 'HSE_0001' })],
      [{ work: 'writeCase', record: 'case', label: 'Cases to write', parts: [...parts] }],
    );
    const rest = screen.getByRole('link', { name: 'HSE: HSE 4' });
    expect(rest.getAttribute('href')).toBe('/apps/hse?assigned=me');
    expect(screen.getByRole('link', { name: 'IT Bug: IT 1' })).toBeTruthy();
  });
});

describe('what cannot be done', () => {
  it('is disabled and says why, by the same table as the server', () => {
    showItems([toDo('ACT_0001', { openTodos: 2 }), toDo('ACT_0002', { responsibleId: 9 }), toDo('ACT_0003')]);
    const ready = (id: string) => screen.getByRole('button', { name: `I’ve finished ${id}` });
    expect(ready('ACT_0001').getAttribute('aria-disabled')).toBe('true');
    expect(rowOf('ACT_0001').textContent).toMatch(/2 .*(to-do|not done|open)/i);
    expect(ready('ACT_0002').getAttribute('aria-disabled')).toBe('true');
    expect(ready('ACT_0003').getAttribute('aria-disabled')).toBeNull();
  });

  it('of a case says how many steps are left, and of own work that another user reviews it', () => {
    const ofCase = { version: 1, notReviewed: [], openQuestionnaires: [], unfinishedQuestionnaires: [] };
    showItems([
      item({
        work: 'writeCase',
        id: 'NC_0001',
        case: { ...ofCase, status: 'in_progress', ownerId: 7, notReady: ['process', 'capaPlan'], ownWork: 'led' },
      }),
      item({
        work: 'reviewCase',
        id: 'NC_0002',
        case: { ...ofCase, status: 'ready_for_qa', ownerId: 9, notReady: [], ownWork: 'wrote' },
      }),
    ]);
    expect(screen.getByRole('button', { name: 'NC_0001: 2 steps to mark' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Submit NC_0001' }).getAttribute('aria-disabled')).toBe('true');
    expect(screen.getByRole('button', { name: 'Approve NC_0002' }).getAttribute('aria-disabled')).toBe('true');
    expect(screen.queryByRole('button', { name: 'Return NC_0002' })).toBeNull();
  });

  it('of QA is the review of all steps that wait, on one page', () => {
    const names = ['process', 'recurrence', 'rootCause', 'capaPlan'] as const;
    const questionnaires = { openQuestionnaires: [], unfinishedQuestionnaires: [] };
    showItems([
      item({
        work: 'reviewSteps',
        id: 'IT_0001',
        case: {
          ...questionnaires,
          version: 1,
          status: 'ready_for_qa',
          ownerId: 9,
          notReady: [],
          notReviewed: [...names],
          ownWork: null,
        },
      }),
    ]);
    const review = screen.getByRole('link', { name: 'IT_0001: Review 4 steps' });
    expect(review.getAttribute('href')).toBe('/apps/somewhere/IT_0001/review');
    expect(screen.getByRole('button', { name: 'Return IT_0001' })).toBeTruthy();
  });

  it('of an own report is the decision, while four eyes are asked for', () => {
    const waiting = { status: 'waiting_approval', authorId: 7, fourEyes: true } as const;
    showItems([item({ work: 'decide', id: 'IN_00001', report: waiting })]);
    const decide = screen.getByRole('button', { name: 'Decide on IN_00001' });
    expect(decide.getAttribute('aria-disabled')).toBe('true');
    expect(within(rowOf('IN_00001')).getByText(/validator/i)).toBeTruthy();
  });
});

it('every figure is a link to its list, nothing included', () => {
  const figures: Figure[] = [
    {
      work: 'doAction',
      record: 'action',
      label: 'Actions to do',
      parts: [{ kind: null, total: 0, address: '/apps/actions?assigned=me' }],
    },
    {
      work: 'writeCase',
      record: 'case',
      label: 'Cases to write',
      parts: [
        { kind: 'nonConformity', total: 3, address: '/apps/non-conformity?assigned=me' },
        { kind: 'hse', total: 1, address: '/apps/hse?assigned=me' },
      ],
    },
  ];
  show(<Figures figures={figures} />);
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Actions to do: 0',
    'Cases to write, Non-Conformity: 3 NC',
    'Cases to write, HSE: 1 HSE',
  ]);
});

it('what changed says since when, and at the first visit that there was none before', () => {
  const none: Overview['changes'] = { since: null, total: 0, isAtLeast: false, isMore: false, records: [] };
  const { rerender } = show(<Changes changes={none} />);
  expect(screen.getByText(/first visit/)).toBeTruthy();
  const since = new Date(2026, 10, 16, 9, 12).toISOString();
  rerender(inPage(<Changes changes={{ ...none, since, total: 3 }} />));
  expect(screen.getByText('3 changes since 16/11/2026 09:12')).toBeTruthy();
  rerender(inPage(<Changes changes={{ ...none, since, total: 3, isAtLeast: true }} />));
  expect(screen.getByText('At least 3 changes since 16/11/2026 09:12')).toBeTruthy();
});

it('an address that says nothing, or nonsense, shows one’s own day', () => {
  expect([{}, { scope: 'team' }, { scope: 'x' }].map((raw) => overviewSearchOf(raw).scope)).toEqual([
    'me',
    'team',
    'me',
  ]);
});
