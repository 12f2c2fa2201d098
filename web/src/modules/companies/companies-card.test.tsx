// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { InLanguage } from '../../platform/page/page-language';
import { testComponents } from '../../platform/testing/component-test';
import { HeadsWarning } from './companies-card';

testComponents();

function show(sendsHeads: boolean) {
  const client = new QueryClient();
  client.setQueryData(['installation'], { sendsHeads });
  render(
    <QueryClientProvider client={client}>
      <InLanguage language="en">
        <HeadsWarning />
      </InLanguage>
    </QueryClientProvider>,
  );
}

it('R08 the administration page says so while the heads of the trail are sent nowhere', () => {
  show(false);
  expect(screen.getByRole('status').textContent).toContain('VIGIE_HEADS_TO');
});

it('says nothing where they are sent', () => {
  show(true);
  expect(screen.queryByRole('status')).toBeNull();
});
