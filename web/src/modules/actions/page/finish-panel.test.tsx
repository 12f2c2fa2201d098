// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import type { ActionDetail } from '@vigie/domain/modules/actions/record';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { InLanguage } from '../../../platform/page/page-language';
import { person, testComponents, testUser } from '../../../platform/testing/component-test';
import { FinishPanel } from './finish-panel';
import type { OpenedAction } from './use-action-writes';

const toDo: ActionDetail = {
  id: 'ACT_0007',
  status: 'in_progress',
  summary: 'Changer le joint',
  priority: 'low',
  description: '',
  objective: '',
  responsible: 'Inès Caradec',
  responsibleId: testUser.id,
  approver: 'Paul Garnier',
  approverId: 8,
  startDate: '2026-11-02',
  dueDate: null,
  extension: null,
  todos: [],
  origin: '',
  caseId: null,
  createdBy: 'Paul Garnier',
  comments: 0,
  completedAt: null,
  version: 3,
  attachments: [],
  isCaseEnded: false,
  contributions: [],
};

function showPanel(changes: Partial<ActionDetail> = {}) {
  const sent: [string, unknown][] = [];
  const debug = vi.spyOn(console, 'debug').mockImplementation(() => {});
  onTestFinished(() => debug.mockRestore());
  const action = { ...toDo, ...changes };
  vi.stubGlobal('fetch', async (address: string, { body }: { body: string }) => {
    const { pathname } = new URL(address, 'http://vigie.test');
    sent.push([pathname, JSON.parse(body)]);
    const author = { id: 7, username: 'ines.caradec', displayName: 'Inès Caradec' };
    const comment = { id: 1, author, text: 'x', createdAt: '2026-11-02T08:00:00.000Z' };
    const answer = pathname.endsWith('/comments') ? comment : { ...action, status: 'ready_for_qa', version: 4 };
    return new Response(JSON.stringify(answer), { headers: { 'content-type': 'application/json' } });
  });
  const opened = { action, write: (change: (version: number) => unknown) => change(action.version) };
  render(
    <QueryClientProvider client={new QueryClient()}>
      <InLanguage language="en">
        <FinishPanel opened={opened as unknown as OpenedAction} />
      </InLanguage>
    </QueryClientProvider>,
  );
  return sent;
}

const finish = () => screen.getByRole('button', { name: 'I’ve finished' });

describe('the panel of the responsible', () => {
  testComponents();

  it('is one button, which sends the action to its reviewer', async () => {
    const sent = showPanel();
    const controls = document.querySelectorAll('button, input:not([hidden]), textarea');
    expect([...controls].map((control) => control.textContent)).toEqual(['I’ve finished', 'Add a photo', '']);
    await person.click(finish());
    await waitFor(() => expect(sent).toEqual([['/api/v1/actions/ACT_0007/transition', { action: 'ready' }]]));
  });

  it('sends a word about what was done before it', async () => {
    const sent = showPanel();
    await person.type(screen.getByRole('textbox', { name: /A word about what was done/ }), 'Joint changé. ');
    expect(screen.getByRole('button', { name: 'Add a photo' })).toBeTruthy();
    await person.click(finish());
    await waitFor(() =>
      expect(sent).toEqual([
        ['/api/v1/actions/ACT_0007/comments', { text: 'Joint changé.' }],
        ['/api/v1/actions/ACT_0007/transition', { action: 'ready' }],
      ]),
    );
  });

  it('says what is left to do, and sends nothing until then', async () => {
    const sent = showPanel({ todos: [{ id: 'todo-000001', text: 'Purger', completed: false }] });
    expect(finish().getAttribute('aria-disabled')).toBe('true');
    await person.click(finish());
    expect(screen.getAllByText('1 item of the to-do list is still to be done.').length).toBeGreaterThan(0);
    expect(sent).toEqual([]);
  });

  it('says who checks it meanwhile, and offers to complete what was checked', () => {
    showPanel({ status: 'ready_for_qa' });
    expect(screen.getByText('You have finished. To be checked by: Paul Garnier.')).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('offers to complete what was checked', () => {
    showPanel({ status: 'approved' });
    expect(screen.getByRole('button', { name: 'Complete' })).toBeTruthy();
  });

  it.each<[string, Partial<ActionDetail>]>([
    ['somebody else’s action', { responsibleId: 99 }],
    ['an action that has ended', { status: 'completed' }],
    ['an action of a case that has ended', { isCaseEnded: true }],
  ])('is not there for %s', (_what, changes) => {
    showPanel(changes);
    expect(screen.queryByRole('heading')).toBeNull();
  });
});
