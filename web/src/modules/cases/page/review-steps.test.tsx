// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import type { CaseRecord, CaseStepContent } from '@vigie/domain/modules/cases/record';
import { emptyRegulatory } from '@vigie/domain/modules/cases/steps/impact';
import { steps } from '@vigie/domain/modules/cases/steps/steps';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { InLanguage } from '../../../platform/page/page-language';
import { person, testComponents } from '../../../platform/testing/component-test';
import { queryClient } from '../../../platform/transport/query-client';
import { ReviewSteps } from './review-steps';

const by = { id: 9, who: 'Julien Lefèvre', at: '2026-11-02T08:00:00.000Z' };
const ready = (name: CaseStepContent['name'], changes: Partial<CaseStepContent> = {}): CaseStepContent => ({
  name,
  mark: 'ready',
  ready: by,
  reviewed: null,
  changed: by,
  emptyBecause: '',
  version: 2,
  content: { ...steps[name].empty },
  ...changes,
});
const written = [
  ready('regulatory', { content: { ...emptyRegulatory, impactLevel: 'No impact', description: 'Rien à déclarer' } }),
  ready('process', { emptyBecause: 'Aucun procédé en cause' }),
  ready('SQIPP', { mark: 'open', ready: null }),
];
const record = {
  id: 'NC_0001',
  kind: 'nonConformity',
  status: 'ready_for_qa',
  title: 'Fuite',
  owner: { id: 9, username: 'lead', displayName: 'Julien Lefèvre' },
  contributions: [],
  questionnaires: [],
  actions: [],
  capaChecks: [],
  leftOutSteps: ['productBatch'],
  leftOutBy: { who: 'Nadia Le Goff', at: '2026-11-01T08:00:00.000Z' },
  missingCapas: [],
  effectiveness: null,
  steps: [],
  version: 5,
} as unknown as CaseRecord;

function showReview() {
  const sent: [string, unknown][] = [];
  const debug = vi.spyOn(console, 'debug').mockImplementation(() => {});
  onTestFinished(() => {
    debug.mockRestore();
    queryClient.clear();
  });
  vi.stubGlobal('fetch', async (address: string, asked: { body?: string } = {}) => {
    const { pathname } = new URL(address, 'http://vigie.test');
    const answer = (body: unknown) =>
      new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' } });
    if (pathname.endsWith('/steps')) return answer({ items: written });
    if (!pathname.endsWith('/mark')) return new Promise(() => {});
    sent.push([pathname, JSON.parse(asked.body ?? '')]);
    const name = pathname.split('/').at(-2);
    const step = written.find((one) => one.name === name);
    return answer({ ...step, mark: 'reviewed', reviewed: { ...by, who: 'Inès Caradec' }, version: 3 });
  });
  render(
    <QueryClientProvider client={queryClient}>
      <InLanguage language="en">
        <ReviewSteps record={record} />
      </InLanguage>
    </QueryClientProvider>,
  );
  return sent;
}

describe('the review of all steps', () => {
  testComponents();

  it('shows what each step says, and which were left empty and why', async () => {
    showReview();
    await screen.findByText('Rien à déclarer');
    expect(screen.getByText(/0 of 3 reviewed/).textContent).toContain('2 empty steps');
    expect(screen.getByText('Not applicable, because: Aucun procédé en cause')).toBeTruthy();
    expect(screen.getByText('Left out: company rule of 01/11/2026, by Nadia Le Goff.', { exact: false })).toBeTruthy();
    for (const role of ['textbox', 'radiogroup']) expect(screen.queryByRole(role)).toBeNull();
  });

  it('marks each where it stands, with one press', async () => {
    const sent = showReview();
    const region = await screen.findByRole('region', { name: /^Regulatory/ });
    await person.click(within(region).getByRole('button', { name: 'Mark as reviewed: Regulatory' }));
    await waitFor(() => expect(screen.getByText(/1 of 3 reviewed/)).toBeTruthy());
    await person.click(screen.getByRole('button', { name: 'Mark as reviewed: Processus' }));
    await waitFor(() => expect(screen.getByText(/2 of 3 reviewed/)).toBeTruthy());
    expect(sent).toEqual([
      ['/api/v1/cases/NC_0001/steps/regulatory/mark', { action: 'review' }],
      ['/api/v1/cases/NC_0001/steps/process/mark', { action: 'review' }],
    ]);
    expect(screen.getByRole('button', { name: 'Undo the review: Regulatory' })).toBeTruthy();
  });

  it('says of a step that is not ready that it is not, and leads on to the approval', async () => {
    showReview();
    const open = await screen.findByRole('button', { name: 'Mark as reviewed: SQIPP' });
    expect(open.getAttribute('aria-disabled')).toBe('true');
    expect(screen.getByRole('button', { name: 'Approve' })).toBeTruthy();
  });
});
