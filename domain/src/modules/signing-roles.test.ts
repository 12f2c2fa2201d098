import { expect, it } from 'vitest';
import { signingRoles } from '../kernel/identity/second-factor';
import { userWorkflow } from './accounts/workflow';
import { actionWorkflow } from './actions/workflow';
import { caseWorkflow } from './cases/workflow';
import { reportWorkflow } from './reports/workflow';

it('R12 those who sign are those whom a table lets sign, and no other', () => {
  const tables = [userWorkflow, actionWorkflow, caseWorkflow, reportWorkflow];
  const steps = tables.flatMap(({ transitions }) => Object.values(transitions));
  const by = new Set<string>(steps.flatMap((step) => (step.signature ? step.by : [])));
  expect([...by].sort()).toEqual([...signingRoles].sort());
});
