// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import type { CapaCheck } from '@vigie/domain/modules/cases/capa/capa-check';
import type { CaseRecord } from '@vigie/domain/modules/cases/record';
import { describe, expect, it } from 'vitest';
import { todayHere } from '../../../platform/page/dates';
import { InLanguage } from '../../../platform/page/page-language';
import { person, testComponents, testUser } from '../../../platform/testing/component-test';
import { CheckCard } from './capa-check';

const day = (from: number) => todayHere(new Date(Date.now() + from * 86_400_000));
const check: CapaCheck = {
  capaId: 'CAPA-2026-124',
  titre: 'Réviser la gamme',
  criterion: 'Aucun desserrage',
  measure: null,
  actionId: 'ACT_0001',
  status: 'in_progress',
  completedOn: null,
  checkOn: day(60),
  draft: null,
  verdict: null,
  version: 2,
};

function showCheck(changes: Partial<CapaCheck> = {}, ownerId = 99) {
  const record = {
    id: 'NC_0001',
    kind: 'nonConformity',
    status: 'approved',
    owner: { id: ownerId },
    contributions: [],
    actions: [{ id: 'ACT_0001', dueDate: day(30) }],
    version: 5,
  } as unknown as CaseRecord;
  render(
    <QueryClientProvider client={new QueryClient()}>
      <InLanguage language="en">
        <CheckCard record={record} check={{ ...check, ...changes }} />
      </InLanguage>
    </QueryClientProvider>,
  );
}

const change = () => screen.queryByRole('button', { name: 'Change the date' });
const typed = (iso: string) => iso.split('-').reverse().join('/');

describe('the day of a check', () => {
  testComponents();

  it('is changed by QA with a day that its action allows and a reason, before it is signed', async () => {
    showCheck();
    await person.click(change() as HTMLElement);
    const field = await screen.findByRole('textbox', { name: /To be checked from/ });
    const goOn = () => person.click(screen.getByRole('button', { name: 'Continue to the signature' }));
    await person.clear(field);
    await person.type(field, typed(day(10)));
    await goOn();
    expect(screen.getByText(`The action is due on ${typed(day(30))}: choose that day or a later one.`)).toBeTruthy();
    await person.clear(field);
    await person.type(field, typed(day(-1)));
    await goOn();
    expect(screen.getByText('Choose a day to come.')).toBeTruthy();
    await person.clear(field);
    await person.type(field, typed(day(40)));
    await person.type(screen.getByRole('textbox', { name: /Reason/ }), 'Arrêt de la ligne');
    await goOn();
    await screen.findByText(/Verification date changed/);
  });

  it.each<[string, Partial<CapaCheck>, number]>([
    ['its lead writer', {}, testUser.id],
    ['a period that is counted', { measure: { days: 90, sameProduct: true, sameCause: true } }, 99],
  ])('is not changed by or for %s', (_who, changes, ownerId) => {
    showCheck(changes, ownerId);
    expect(change()).toBeNull();
  });
});
