// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { person, testComponents } from '../../platform/testing/component-test';
import { show } from '../../ui/testing/component';
import { idOfCard, RulesIndex, ruleCards } from './rules-index';

testComponents();

function showIndex(isWide: boolean) {
  const media = { matches: isWide, addEventListener: () => {}, removeEventListener: () => {} };
  const asked = vi.spyOn(window, 'matchMedia').mockReturnValue(media as unknown as MediaQueryList);
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => {});
  onTestFinished(() => {
    asked.mockRestore();
    scrolled.mockRestore();
  });
  show(
    <>
      <RulesIndex />
      <section id={idOfCard('numbering')} tabIndex={-1} />
    </>,
  );
  return scrolled;
}

it('leads to each rule on a wide screen, and the keyboard goes on from there', async () => {
  const scrolled = showIndex(true);
  expect(screen.getAllByRole('link')).toHaveLength(ruleCards.length);
  await person.click(screen.getByRole('link', { name: 'Numérotation' }));
  expect(scrolled).toHaveBeenCalledOnce();
  expect(document.activeElement?.id).toBe(idOfCard('numbering'));
});

it('is one field on a narrow screen, which keeps the focus', async () => {
  const scrolled = showIndex(false);
  expect(screen.queryByRole('link')).toBeNull();
  const field = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Aller à une règle' });
  await person.selectOptions(field, 'numbering');
  expect(scrolled).toHaveBeenCalledOnce();
  expect(field.value).toBe('numbering');
});
