// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import type { CaseRecord, CaseStepContent } from '@vigie/domain/modules/cases/record';
import { emptyProcess } from '@vigie/domain/modules/cases/steps/impact';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { Autosave } from '../../../platform/autosave/autosave';
import { InLanguage } from '../../../platform/page/page-language';
import { person, testComponents, testUser } from '../../../platform/testing/component-test';
import { QaBar } from './qa-bar';

const unwritten: CaseStepContent = {
  name: 'process',
  mark: 'open',
  ready: null,
  reviewed: null,
  changed: null,
  emptyBecause: '',
  version: 0,
  content: { ...emptyProcess },
};

function showBar(changes: Partial<CaseStepContent> = {}, ownerId = testUser.id) {
  const stored = { ...unwritten, ...changes };
  const record = {
    id: 'IT_0001',
    kind: 'itBug',
    status: 'in_progress',
    owner: { id: ownerId },
    contributions: [],
    capaChecks: [],
    leftOutSteps: [],
    questionnaires: [],
    actions: [],
  } as unknown as CaseRecord;
  const state = { content: stored.content, stored, saving: { kind: 'saved' }, conflict: null, reason: null };
  const autosave = { settle: async () => stored.version, receive: () => {} };
  render(
    <QueryClientProvider client={new QueryClient()}>
      <InLanguage language="en">
        <QaBar
          record={record}
          step="process"
          state={state as never}
          autosave={autosave as unknown as Autosave<CaseStepContent>}
          said={null}
          onRefused={() => {}}
        />
      </InLanguage>
    </QueryClientProvider>,
  );
}

function answerMarks(): unknown[] {
  const sent: unknown[] = [];
  const debug = vi.spyOn(console, 'debug').mockImplementation(() => {});
  onTestFinished(() => debug.mockRestore());
  vi.stubGlobal('fetch', async (_address: string, { body }: { body: string }) => {
    sent.push(JSON.parse(body));
    const marked = { ...unwritten, mark: 'ready', version: 1 };
    return new Response(JSON.stringify(marked), { headers: { 'content-type': 'application/json' } });
  });
  return sent;
}

const ready = () => screen.getByRole('switch', { name: 'Ready for QA' });
const emptySentence = 'This step is empty: fill it in, or say why it does not apply.';

describe('the marks of a step', () => {
  testComponents();

  it('say that the step is empty, ask why, and send the reason with the mark', async () => {
    const sent = answerMarks();
    showBar();
    expect(screen.getByText(emptySentence)).toBeTruthy();
    await person.click(ready());
    const dialog = await screen.findByRole('dialog', { name: 'Step that does not apply' });
    expect(dialog.textContent).toContain('Processus is empty. Why does it not apply?');
    expect(sent).toEqual([]);
    await person.type(screen.getByRole('textbox'), 'Aucun procédé en cause');
    await person.click(screen.getByRole('button', { name: 'Ready for QA' }));
    await waitFor(() => expect(sent).toEqual([{ action: 'markReady', emptyBecause: 'Aucun procédé en cause' }]));
  });

  it('ask nothing of a step in which something is written', async () => {
    const sent = answerMarks();
    showBar({ content: { ...emptyProcess, impactLevel: 'No impact' } });
    expect(screen.queryByText(emptySentence)).toBeNull();
    await person.click(ready());
    await waitFor(() => expect(sent).toEqual([{ action: 'markReady' }]));
  });

  it('say to everyone else whose switch it is, not what is missing', () => {
    showBar({}, 99);
    expect(screen.queryByText(emptySentence)).toBeNull();
    expect(ready().getAttribute('aria-disabled')).toBe('true');
  });
});
