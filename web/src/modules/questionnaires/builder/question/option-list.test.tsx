// @vitest-environment happy-dom

import { screen } from '@testing-library/react';
import type { Operation } from '@vigie/domain/modules/questionnaires/editing/operations';
import { newOption, newQuestion } from '@vigie/domain/modules/questionnaires/template/model';
import { expect, it, vi } from 'vitest';
import { show } from '../../../../ui/testing/component';
import { type BuilderActions, BuilderActionsProvider } from '../builder-actions';
import { OptionList } from './option-list';

it('adds options with Enter, trims them, ignores blank ones, and closes with Escape', async () => {
  const edit = vi.fn<(operations: readonly Operation[]) => void>();
  const question = { ...newQuestion('q1', 'single_choice'), options: [newOption('1-q1-a', 'Oui')] };
  const { user } = show(
    <BuilderActionsProvider value={{ edit } as unknown as BuilderActions}>
      <OptionList question={question} number={1} isEditable />
    </BuilderActionsProvider>,
  );
  await user.click(screen.getByText(/Ajouter une option|Add option/));
  await user.keyboard('  {Enter}');
  expect(edit).not.toHaveBeenCalled();
  await user.keyboard(' Non {Enter}');
  expect(edit).toHaveBeenCalledTimes(1);
  const [operation] = edit.mock.calls[0]?.[0] ?? [];
  expect(operation).toMatchObject({ op: 'add', parentId: 'q1', after: '1-q1-a', node: { option: { label: 'Non' } } });
  expect(JSON.stringify(operation)).toMatch(/"2-q1-[0-9a-f]{8}"/);
  await user.keyboard('never{Escape}');
  expect(screen.queryByRole('textbox', { name: /Nouvelle option|New option/ })).toBeNull();
  expect(edit).toHaveBeenCalledTimes(1);
});

it('moves an option up and down, except beyond the first and the last', async () => {
  const step = vi.fn<BuilderActions['step']>();
  const options = ['Oui', 'Non', 'Sans objet'].map((label) => newOption(label, label));
  const { user } = show(
    <BuilderActionsProvider value={{ step } as unknown as BuilderActions}>
      <OptionList question={{ ...newQuestion('q1', 'dropdown'), options }} number={1} isEditable />
    </BuilderActionsProvider>,
  );
  const button = (name: RegExp) => screen.getByRole('button', { name });
  await user.click(button(/(Monter l’option|Move option) Non/));
  button(/(Descendre l’option Oui|Move option Oui down)/).focus();
  await user.keyboard('{Enter}');
  expect(step.mock.calls).toEqual([
    ['Non', -1],
    ['Oui', 1],
  ]);
  for (const end of [
    /(Monter l’option Oui|Move option Oui up)/,
    /(Descendre l’option Sans|Move option Sans objet down)/,
  ]) {
    expect(button(end).getAttribute('aria-disabled')).toBe('true');
    await user.click(button(end));
  }
  expect(step).toHaveBeenCalledTimes(2);
});
