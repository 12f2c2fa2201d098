// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { caseKinds } from '@vigie/domain/modules/cases/kinds';
import type { CaseRecord } from '@vigie/domain/modules/cases/record';
import { expect, it } from 'vitest';
import { show } from '../../../ui/testing/component';
import { StepNav } from './step-nav';

it('draws only the link that is left and the one that is opened, when somebody goes from step to step', () => {
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
  const record = { id: 'NC_0001', kind: 'nonConformity', steps, actions: [] } as unknown as CaseRecord;
  const { rerender } = show(<StepNav record={record} place={first} />);
  expect(new Set(drawn).size).toBe(steps.length);
  drawn.length = 0;
  rerender(<StepNav record={record} place={second} />);
  expect(drawn).toEqual([first, second]);
  expect(document.querySelectorAll('.step-link.here')).toHaveLength(1);
  expect(screen.getAllByRole('link')).toHaveLength(steps.length + 1);
});
