// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { secondFactorMessages as m } from '@vigie/domain/messages/second-factor';
import { describe, expect, it } from 'vitest';
import { sayNow } from '../../platform/page/messages';
import { person, testComponents } from '../../platform/testing/component-test';
import { Factors } from './factors';

const none = { passkeys: [], totpSince: null, recoveryCodes: 0, passkeyAddress: null } as never;
const dialog = () => document.querySelector('[role=dialog]');
const page = (isSetUp: boolean) => (
  <QueryClientProvider client={new QueryClient()}>
    <Factors factor={none} objection={null} isFirst isSetUp={isSetUp} />
  </QueryClientProvider>
);

describe('the first second factor', () => {
  testComponents();

  it('keeps its dialog, with codes that are shown once, when the page hears that it is set up', async () => {
    const { rerender } = render(page(false));
    await person.click(screen.getByText(sayNow(m.setUpTotp)));
    expect(dialog()).toBeTruthy();
    rerender(page(true));
    expect(dialog()).toBeTruthy();
    expect(document.querySelector('.factor')).toBeNull();
  });
});
