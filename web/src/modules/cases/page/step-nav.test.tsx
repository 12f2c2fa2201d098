// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { caseKinds } from '@vigie/domain/modules/cases/kinds';
import type { CaseRecord } from '@vigie/domain/modules/cases/record';
import { expect, it } from 'vitest';
import { show } from '../../../ui/testing/component';
import { StepNav } from './step-nav';

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
    steps,
    actions: [],
    questionnaires: [],
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
  const record = { id: 'HSE_0001', kind: 'hse', steps: [], actions: [], questionnaires } as unknown as CaseRecord;
  show(<StepNav record={record} place="TPL_0002" />);
  expect(screen.getByRole('button', { name: 'Questionnaires (1/2)' })).toBeTruthy();
  const here = screen.getByRole('link', { name: /^Entretien/ });
  expect(here.getAttribute('href')).toBe('/apps/hse/HSE_0001/TPL_0002');
  expect(here.classList).toContain('here');
  expect(screen.getByRole('link', { name: /^Visite/ }).classList).not.toContain('here');
});
