// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { show } from '../../../ui/testing/component';
import { TitleInput } from './title-input';

function showTitle() {
  const onCommit = vi.fn();
  const { user } = show(
    <TitleInput label="Title" value="Question 1" maxLength={500} className="" onCommit={onCommit} />,
  );
  const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Title' });
  return { user, field, onCommit };
}

it('commits what is typed, trimmed, with Enter or by leaving the field', async () => {
  const { user, field, onCommit } = showTitle();
  await user.clear(field);
  await user.type(field, '  Lot number {Enter}');
  expect(onCommit).toHaveBeenCalledExactlyOnceWith('Lot number');
  await user.clear(field);
  await user.type(field, 'Batch');
  await user.tab();
  expect(onCommit).toHaveBeenLastCalledWith('Batch');
});

it('restores the old title for a blank one, and on Escape', async () => {
  const { user, field, onCommit } = showTitle();
  await user.clear(field);
  await user.type(field, '   {Enter}');
  expect(field.value).toBe('Question 1');
  await user.type(field, ' gone{Escape}');
  expect(field.value).toBe('Question 1');
  await user.tab();
  expect(onCommit).not.toHaveBeenCalled();
});
