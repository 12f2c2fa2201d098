// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { caseKinds } from '@vigie/domain/modules/cases/kinds';
import { reviewMessages } from '@vigie/domain/modules/cases/messages/review';
import type { CaseRecord } from '@vigie/domain/modules/cases/record';
import { expect, it } from 'vitest';
import { sayNow } from '../../../platform/page/messages';
import { testComponents, testUser } from '../../../platform/testing/component-test';
import { show } from '../../../ui/testing/component';
import { StepNav } from './step-nav';

testComponents();

it('draws only the link that is left and the one that is opened, when a user goes from step to step', () => {
  const drawn: string[] = [];
  const { impact, investigation } = caseKinds.nonConformity;
  const steps = [...impact, ...investigation].map((name) => ({
    name,
    get mark() {
      drawn.push(name);
      return 'open' as const;
    },
  }));
  const [first = 'process', second = 'regulatory'] = impact;
  const record = {
    id: 'NC_0001',
    kind: 'nonConformity',
    owner: { id: testUser.id },
    steps,
    actions: [],
    questionnaires: [],
    leftOutSteps: [],
  } as unknown as CaseRecord;
  const { rerender } = show(<StepNav record={record} place={first} />);
  expect(new Set(drawn).size).toBe(steps.length);
  drawn.length = 0;
  rerender(<StepNav record={record} place={second} />);
  expect(drawn).toEqual([first, second]);
  expect(document.querySelectorAll('.step-link.here')).toHaveLength(1);
  expect(screen.getAllByRole('link')).toHaveLength(steps.length + 1);
});

it('lists the questionnaires that templates ask for, each with its state, where there are any', () => {
  const asked = { title: 'Visite', questionnaireId: null, status: null, filler: null, isRequired: true };
  const questionnaires = [
    { ...asked, templateId: 'TPL_0001' },
    { ...asked, templateId: 'TPL_0002', title: 'Entretien', questionnaireId: 'QU_00001', status: 'submitted' },
  ];
  const owner = { id: testUser.id };
  const record = {
    id: 'HSE_0001',
    kind: 'hse',
    owner,
    steps: [],
    actions: [],
    questionnaires,
    leftOutSteps: [],
  } as unknown as CaseRecord;
  show(<StepNav record={record} place="TPL_0002" />);
  expect(screen.getByRole('button', { name: 'Questionnaires (1/2)' })).toBeTruthy();
  const here = screen.getByRole('link', { name: /^Entretien/ });
  expect(here.getAttribute('href')).toBe('/apps/hse/HSE_0001/TPL_0002');
  expect(here.classList).toContain('here');
  expect(screen.getByRole('link', { name: /^Visite/ }).classList).not.toContain('here');
});

it('leads a reviewer to all steps on one page, while one of them is ready', () => {
  const steps = [{ name: 'process', mark: 'ready' }];
  const parts = { steps, actions: [], questionnaires: [], leftOutSteps: [] };
  const record = { id: 'IT_0001', kind: 'itBug', owner: { id: 99 }, ...parts };
  const { rerender } = show(<StepNav record={record as unknown as CaseRecord} place="process" />);
  const review = screen.getByRole('link', { name: sayNow(reviewMessages.toReview) });
  expect(review.getAttribute('href')).toBe('/apps/it-bug/IT_0001/review');
  const reviewed = { ...record, steps: [{ name: 'process', mark: 'reviewed' }] };
  rerender(<StepNav record={reviewed as unknown as CaseRecord} place="process" />);
  expect(screen.queryByRole('link', { name: sayNow(reviewMessages.toReview) })).toBeNull();
});

it('says of a step that the company leaves out by which rule, and counts and links the others', () => {
  const record = {
    id: 'NC_0001',
    kind: 'nonConformity',
    owner: { id: testUser.id },
    steps: [],
    actions: [],
    questionnaires: [],
    leftOutSteps: ['SQIPP'],
    leftOutBy: { who: 'Nadia Le Goff', at: '2026-11-01T08:00:00.000Z' },
  } as unknown as CaseRecord;
  show(<StepNav record={record} place="process" />);
  screen.getByText(/01\/11\/2026.*Nadia Le Goff/);
  expect(screen.queryByRole('link', { name: /SQIPP/ })).toBeNull();
  expect(screen.getByRole('button', { name: 'Impact analysis (0/3)' })).toBeTruthy();
});
