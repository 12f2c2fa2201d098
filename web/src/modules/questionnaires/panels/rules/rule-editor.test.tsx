// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { ruleMessages as m } from '@vigie/domain/modules/questionnaires/messages/rules';
import { fieldProblemMessages } from '@vigie/domain/modules/questionnaires/messages/settings';
import {
  anyOf,
  ask,
  asking,
  choose,
  pageOf,
  sectionOf,
  templateOf,
  when,
} from '@vigie/domain/modules/questionnaires/testing/small-templates';
import { describe, expect, it } from 'vitest';
import { sayNow } from '../../../../platform/page/messages';
import { person, testComponents } from '../../../../platform/testing/component-test';
import { showPanel } from '../testing/open-editor';
import { RepeatFields } from './repeat-fields';
import { RuleEditor } from './rule-editor';

const clean = choose('q1', 'ab', { title: 'Is it clean?' });
const weight = ask('q2', 'number', { title: 'Weight' });
const why = ask('q3', 'long_answer', { title: 'Why not?' });
const inner = ask('q4', 'short_answer', { title: 'Inner' });
const template = templateOf(
  sectionOf('s1', [pageOf('p1', [clean, weight, why])]),
  sectionOf('s2', [pageOf('p2', [inner])], { repeat: { min: 1, max: 3 } }),
);

const combobox = () => screen.getByRole<HTMLInputElement>('combobox', { name: sayNow(m.question) });
const offered = () => screen.getAllByRole('option').map(({ textContent }) => textContent);
/** By the field of the question, and of the rule. */
const announced = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
const test = () => screen.getByLabelText<HTMLSelectElement>(sayNow(m.test));
const add = () => screen.getByRole('button', { name: sayNow(m.add) });

describe('the editor of a rule', () => {
  testComponents();

  it('writes a rule by keyboard alone', async () => {
    const { edit, question } = showPanel(<RuleEditor ownerId="q3" />, { template });
    add().focus();
    await person.keyboard('{Enter}');
    await waitFor(() => expect(document.activeElement).toBe(combobox()));
    expect(announced()).toEqual(['', sayNow(m.incomplete)]);
    expect(edit).not.toHaveBeenCalled();
    await person.keyboard('clean{ArrowDown}{Enter}');
    expect(question('q3')?.visibleWhen).toEqual(when('q1', { is: 'answered' }));
    await person.selectOptions(test(), 'any_of');
    expect(screen.getByText(sayNow(fieldProblemMessages.optionsMissing))).toBeTruthy();
    expect(question('q3')?.visibleWhen).toEqual(when('q1', { is: 'answered' }));
    test().focus();
    await person.tab();
    await person.tab();
    await person.keyboard(' ');
    expect(question('q3')?.visibleWhen).toEqual(when('q1', anyOf('b-q1')));
    expect(announced()).toEqual(['', '']);
  });

  it('offers only questions that can be seen from there', async () => {
    showPanel(<RuleEditor ownerId="q3" />, { template });
    await person.click(add());
    await person.click(combobox());
    const labels = offered();
    expect(labels).toHaveLength(2);
    expect(labels[0]).toContain('Is it clean?');
    expect(labels[1]).toContain('Weight');
  });

  it('offers a page nothing that it holds itself, nor what stands in a repeatable section', async () => {
    showPanel(<RuleEditor ownerId="p1" />, { template });
    expect(screen.queryByRole('button', { name: sayNow(m.add) })).toBeNull();
    expect(screen.getByText(sayNow(m.nothingToSee))).toBeTruthy();
  });

  it('offers the tests that fit the answer', async () => {
    const ruled = { ...why, visibleWhen: when('q2', { is: 'number_within', from: 1, to: null }) };
    const { question } = showPanel(<RuleEditor ownerId="q3" />, { template: asking(clean, weight, ruled) });
    expect([...test().options].map(({ value }) => value)).toEqual([
      'answered',
      'unanswered',
      'number_within',
      'number_outside',
    ]);
    await person.type(screen.getByLabelText(sayNow(m.to)), '0{Enter}');
    expect(screen.getByText(sayNow(fieldProblemMessages.order))).toBeTruthy();
    expect(question('q3')?.visibleWhen).toEqual(when('q2', { is: 'number_within', from: 1, to: null }));
    fireEvent.change(test(), { target: { value: 'number_outside' } });
    expect(question('q3')?.visibleWhen).toEqual(when('q2', { is: 'number_outside', from: 1, to: null }));
  });

  it('joins conditions with all or any, and takes the rule away with the last one', async () => {
    const ruled = { ...why, visibleWhen: when('q1', anyOf('a-q1')) };
    const { question } = showPanel(<RuleEditor ownerId="q3" />, { template: asking(clean, weight, ruled) });
    await person.click(add());
    const [, second] = screen.getAllByRole('combobox', { name: sayNow(m.question) });
    await person.type(second as HTMLElement, 'weight{ArrowDown}{Enter}');
    expect(question('q3')?.visibleWhen?.conditions).toHaveLength(2);
    await person.click(screen.getByRole('radio', { name: sayNow(m.any) }));
    expect(question('q3')?.visibleWhen?.match).toBe('any');
    await person.click(screen.getByRole('button', { name: sayNow(m.remove, { n: 1 }) }));
    expect(question('q3')?.visibleWhen?.conditions.map(({ questionId }) => questionId)).toEqual(['q2']);
    await person.click(screen.getByRole('button', { name: sayNow(m.remove, { n: 1 }) }));
    expect(question('q3')?.visibleWhen).toBeNull();
    expect(screen.getByText(sayNow(m.always))).toBeTruthy();
  });

  it('follows what is kept: an undo is seen at once', async () => {
    const ruled = { ...why, visibleWhen: when('q1', anyOf('a-q1')) };
    const { set } = showPanel(<RuleEditor ownerId="q3" />, { template: asking(clean, weight, ruled) });
    await person.click(add());
    set(asking(clean, weight, why));
    await screen.findByText(sayNow(m.always));
    expect(screen.queryAllByRole('combobox', { name: sayNow(m.question) })).toEqual([]);
  });

  it('says that a question is gone, and lets another be chosen', async () => {
    const ruled = { ...why, visibleWhen: when('q9', { is: 'answered' }) };
    showPanel(<RuleEditor ownerId="q3" />, { template: asking(clean, ruled) });
    expect(screen.getByText(sayNow(m.questionGone))).toBeTruthy();
    expect(combobox().getAttribute('aria-invalid')).toBe('true');
  });
});

describe('a repeatable section', () => {
  testComponents();

  it('is switched on, bounded and switched off', async () => {
    const { template: now, edit } = showPanel(<RepeatFields sectionId="s1" />, { template });
    await person.click(screen.getByLabelText(sayNow(m.repeatable)));
    expect(now().sections[0]?.repeat).toEqual({ min: 1, max: 10 });
    const max = screen.getByLabelText(sayNow(m.repeatMax));
    await person.clear(max);
    await person.type(max, '0{Enter}');
    expect(screen.getByRole('alert')).toBeTruthy();
    expect(edit).toHaveBeenCalledTimes(1);
    await person.clear(max);
    await person.type(max, '4{Enter}');
    expect(now().sections[0]?.repeat).toEqual({ min: 1, max: 4 });
    await person.click(screen.getByLabelText(sayNow(m.repeatable)));
    expect(now().sections[0]?.repeat).toBeNull();
  });
});
