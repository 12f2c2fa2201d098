// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import type { QuestionnaireDetail } from '@vigie/domain/modules/questionnaires/filled/record';
import { questionnaireWorkflowMessages as m } from '@vigie/domain/modules/questionnaires/messages/filled';
import { ask, asking } from '@vigie/domain/modules/questionnaires/testing/small-templates';
import { describe, expect, it } from 'vitest';
import { sayNow } from '../../../platform/page/messages';
import { person, testComponents } from '../../../platform/testing/component-test';
import { FilledQuestionnaire } from './filled-questionnaire';

const submitted: QuestionnaireDetail = {
  id: 'QU_00001',
  status: 'submitted',
  templateId: 'TPL_0001',
  templateVersion: 1,
  needsSignature: false,
  template: asking(ask('q1', 'short_answer')),
  answers: { q1: 'Oui' },
  people: {},
  cases: {},
  photos: [],
  filler: 'Thomas Riou',
  fillerId: 9,
  caseId: 'NC_0001',
  allowed: 'changes',
  startedAt: '2026-11-01T08:00:00Z',
  submittedAt: '2026-11-01T09:00:00Z',
  points: 0,
  possible: 0,
  percent: null,
  isFailed: false,
  findings: [],
  signature: null,
  isSignatureValid: false,
  comments: 0,
  version: 3,
};

const show = (change: Partial<QuestionnaireDetail>) =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <FilledQuestionnaire record={{ ...submitted, ...change }} />
    </QueryClientProvider>,
  );
const reopen = () => screen.getByRole('button', { name: sayNow(m.reopen) });

describe('a questionnaire of a case', () => {
  testComponents();

  it('R39 says why QA cannot reopen it once the case is approved', async () => {
    show({ allowed: 'comments' });
    expect(reopen().getAttribute('aria-disabled')).toBe('true');
    const why = document.getElementById(reopen().getAttribute('aria-describedby') ?? '');
    expect(why?.textContent).toBe(sayNow(m.caseFrozen));
    await person.click(reopen());
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('is reopened by QA while the case is open', () => {
    show({});
    expect(reopen().getAttribute('aria-disabled')).toBeNull();
    expect(screen.queryByText(sayNow(m.caseFrozen))).toBeNull();
  });
});
