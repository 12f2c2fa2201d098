// @vitest-environment happy-dom
import { render, screen, within } from '@testing-library/react';
import type { Suggestion } from '@vigie/domain/modules/assistant/record';
import { describe, expect, it, vi } from 'vitest';
import { person, testComponents } from '../../../platform/testing/component-test';
import { ApiError } from '../../../platform/transport/api-error';
import { pretendServer } from '../testing/pretend-server';
import SuggestionCard from './suggestion-card';
import type { Accepted } from './use-decision';

testComponents();

const faithful: Suggestion = {
  id: 12,
  task: 'style',
  step: 'productBatch',
  field: 'justification',
  original: 'Le lot 26K1043 il est arrêté.',
  text: 'Le lot 26K1043 est arrêté.',
  marks: [],
  model: 'petit-modele',
  promptHash: 'p',
  inputHash: 'i',
};
const lying: Suggestion = {
  ...faithful,
  text: 'Le lot 26K1044 est arrêté.',
  marks: [
    { in: 'suggestion', kind: 'reference', reason: 'notInOriginal', start: 7, end: 14 },
    { in: 'original', kind: 'reference', reason: 'missing', start: 7, end: 14 },
  ],
};

interface Around {
  save?: (accepted: Accepted) => Promise<unknown>;
  asksReason?: () => Promise<boolean>;
}

function show(suggestion: Suggestion, { save = vi.fn(async () => {}), asksReason = async () => false }: Around = {}) {
  const sent = pretendServer({ '/refuse': null });
  render(
    <SuggestionCard
      suggestion={suggestion}
      label="justification"
      asksReason={asksReason}
      save={save}
      onAgain={() => {}}
    />,
  );
  return { save, sent };
}
const button = (name: string) => screen.getByRole('button', { name });

describe('a suggestion beside the original', () => {
  it('is accepted at once when it says what the original says', async () => {
    const { save } = show(faithful);
    expect(screen.queryByRole('checkbox')).toBeNull();
    await person.click(button('Accepter'));
    await screen.findByText(/^Acceptée/);
    expect(save).toHaveBeenCalledWith({ text: faithful.text, read: false });
    expect(document.activeElement?.textContent).toMatch(/^Acceptée/);
  });

  it('marks the words that differ', () => {
    show(faithful);
    expect(document.querySelector('del')?.textContent?.trim()).toBe('il');
    expect(document.querySelector('ins')).toBeNull();
  });

  it('with unsupported passages says each in words, and cannot be accepted before they are said to be read', async () => {
    const { save } = show(lying);
    const reasons = screen.getAllByRole('listitem').map((item) => item.textContent);
    expect(reasons).toEqual([
      '26K1044 Référence : Absent du texte d’origine',
      '26K1043 Référence : Ne figure plus dans la proposition',
    ]);
    expect([...document.querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual([
      '26K1043passage 2',
      '26K1044passage 1',
    ]);
    expect(button('Accepter').getAttribute('aria-disabled')).toBe('true');
    await person.click(button('Accepter'));
    expect(save).not.toHaveBeenCalled();
    await person.click(screen.getByRole('checkbox'));
    await person.click(button('Accepter'));
    expect(save).toHaveBeenCalledWith({ text: lying.text, read: true });
  });

  it('is edited, and then the edited text is saved', async () => {
    const { save } = show(faithful);
    await person.click(button('Modifier'));
    const field = screen.getByRole('textbox', { name: 'Texte modifié' });
    await person.clear(field);
    expect(button('Accepter').getAttribute('aria-disabled')).toBe('true');
    await person.type(field, 'Le lot 26K1043 attend.');
    await person.click(button('Accepter'));
    expect(save).toHaveBeenCalledWith(expect.objectContaining({ text: 'Le lot 26K1043 attend.' }));
  });

  it('that was edited away from the original is saved once the person says to have compared it', async () => {
    const refusal = new ApiError(409, 'objection', '1 endroit diffère de l’original : lisez-le avant d’accepter.');
    const save = vi.fn(async ({ read }: { read: boolean }) => {
      if (!read) throw refusal;
    });
    show(faithful, { save });
    await person.click(button('Modifier'));
    await person.type(screen.getByRole('textbox', { name: 'Texte modifié' }), ' 14 flacons.');
    await person.click(button('Accepter'));
    await screen.findByText(/1 endroit diffère/);
    await person.click(screen.getByRole('checkbox', { name: /comparé/ }));
    await person.click(button('Accepter'));
    await screen.findByText(/^Acceptée/);
  });

  it('is refused, and nothing is saved', async () => {
    const { save, sent } = show(faithful);
    await person.click(button('Refuser'));
    screen.getByText('Refusée. Le texte d’origine reste.');
    expect(save).not.toHaveBeenCalled();
    expect(sent.map(({ path }) => path)).toContain('/api/v1/assistant/suggestions/12/refuse');
  });

  it('asks for a reason where the step is marked', async () => {
    const { save } = show(faithful, { asksReason: async () => true });
    await person.click(button('Accepter'));
    const reason = await screen.findByRole('textbox', { name: /Motif/ });
    expect(save).not.toHaveBeenCalled();
    await person.type(reason, 'Formulation');
    await person.click(button('Accepter'));
    expect(save).toHaveBeenCalledWith({ text: faithful.text, read: false, reason: 'Formulation' });
  });

  it('says why it could not be saved, and stays', async () => {
    const save = vi.fn(() => Promise.reject(new ApiError(412, 'stale_version', 'Le texte a changé.')));
    show(faithful, { save });
    await person.click(button('Accepter'));
    const section = within(screen.getByRole('region'));
    await section.findByText('Le texte a changé.');
    section.getByRole('button', { name: 'Nouvelle proposition' });
  });
});
