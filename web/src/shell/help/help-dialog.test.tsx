// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { helpTopics } from '@vigie/domain/messages/shell/help';
import { describe, expect, it } from 'vitest';
import { testComponents } from '../../platform/testing/component-test';
import { show } from '../../ui/testing/component';
import HelpDialog from './help-dialog';
import { askedTopic } from './help-state';

describe('the help of a page', () => {
  testComponents();

  it('says what it is for, who does what and what comes next', async () => {
    askedTopic.set('inbox');
    show(<HelpDialog onClose={() => {}} />);
    await screen.findByRole('heading', { name: 'Aide : Boîte de réception' });
    for (const part of ['purpose', 'who', 'next'] as const) screen.getByText(helpTopics.inbox[part].fr);
    expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'À quoi sert cette page',
      'Qui fait quoi',
      'Et ensuite',
      'Raccourcis clavier',
    ]);
    askedTopic.set(null);
  });
});
