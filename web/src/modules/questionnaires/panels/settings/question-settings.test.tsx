// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import { questionTypeMessages } from '@vigie/domain/modules/questionnaires/messages/builder';
import { testMessages } from '@vigie/domain/modules/questionnaires/messages/rules';
import { fieldProblemMessages, settingsMessages as m } from '@vigie/domain/modules/questionnaires/messages/settings';
import { newOption } from '@vigie/domain/modules/questionnaires/template/model';
import { ask, asking, choose } from '@vigie/domain/modules/questionnaires/testing/small-templates';
import { describe, expect, it } from 'vitest';
import { sayNow } from '../../../../platform/page/messages';
import { person, testComponents } from '../../../../platform/testing/component-test';
import { showPanel } from '../testing/open-editor';
import { QuestionSettings } from './question-settings';

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
async function write(label: string, text: string) {
  await person.clear(field(label));
  await person.type(field(label), `${text}{Enter}`);
}
const changed = (set: object) => [[{ op: 'change', id: 'q1', set }]];

describe('the settings of a question', () => {
  testComponents();

  it('keep what is marked required, and its help text as one step', async () => {
    const { edit, question } = showPanel(<QuestionSettings questionId="q1" />, {
      template: asking(ask('q1', 'short_answer')),
    });
    await person.click(field(sayNow(m.required)));
    await write(sayNow(m.helpText), 'As printed');
    expect(edit.mock.calls).toEqual([changed({ required: true }), changed({ helpText: 'As printed' })]);
    expect(question('q1')).toMatchObject({ required: true, helpText: 'As printed' });
  });

  it('say beside its field what is wrong with a limit, and send nothing', async () => {
    const { edit } = showPanel(<QuestionSettings questionId="q1" />, {
      template: asking(ask('q1', 'number', { properties: { min: 5, max: null, decimals: 0, unit: '' } })),
    });
    await write(sayNow(m.max), '3');
    expect(field(sayNow(m.max)).getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByRole('alert').textContent).toBe(sayNow(fieldProblemMessages.order));
    await write(sayNow(m.max), 'many');
    expect(screen.getByRole('alert').textContent).toBe(sayNow(fieldProblemMessages.notNumber));
    await write(sayNow(m.decimals), '7');
    expect(field(sayNow(m.decimals)).getAttribute('aria-invalid')).toBe('true');
    expect(edit).not.toHaveBeenCalled();
    await write(sayNow(m.max), '7,5');
    expect(edit.mock.calls).toEqual([changed({ properties: { min: 5, max: 7.5, decimals: 0, unit: '' } })]);
    expect(field(sayNow(m.max)).getAttribute('aria-invalid')).toBeNull();
  });

  it('keep a limit when its field is left, and take the typing back on Escape', async () => {
    const { edit } = showPanel(<QuestionSettings questionId="q1" />, {
      template: asking(ask('q1', 'long_answer')),
    });
    await person.type(field(sayNow(m.minLength)), '12{Escape}');
    expect(field(sayNow(m.minLength)).value).toBe('');
    await person.type(field(sayNow(m.minLength)), '9');
    await person.tab();
    expect(edit.mock.calls).toEqual([changed({ properties: { minLength: 9, maxLength: null } })]);
  });

  it('refuse a last day that is before the first', async () => {
    const { edit } = showPanel(<QuestionSettings questionId="q1" />, {
      template: asking(ask('q1', 'date', { properties: { earliest: '2026-06-01', latest: null } })),
    });
    await write(sayNow(m.latest), '01/05/2026');
    expect(screen.getByText(sayNow(fieldProblemMessages.dayOrder))).toBeTruthy();
    expect(edit).not.toHaveBeenCalled();
    await write(sayNow(m.latest), '01/07/2026');
    expect(edit.mock.calls).toEqual([changed({ properties: { earliest: '2026-06-01', latest: '2026-07-01' } })]);
  });

  it('change the type with its properties, and keep options and what both types have', async () => {
    const { edit, question } = showPanel(<QuestionSettings questionId="q1" />, {
      template: asking(choose('q1', 'ab', { finding: { is: 'any_of', options: ['a-q1'] } })),
    });
    const type = () => screen.getByLabelText<HTMLSelectElement>(sayNow(m.type));
    fireEvent.change(type(), { target: { value: 'multiple_choice' } });
    expect(question('q1')).toMatchObject({ type: 'multiple_choice', properties: { minChosen: null, maxChosen: null } });
    expect(question('q1')?.finding).not.toBeNull();
    fireEvent.change(type(), { target: { value: 'short_answer' } });
    expect(edit.mock.calls.at(-1)?.[0]).toEqual([
      {
        op: 'change',
        id: 'q1',
        set: { type: 'short_answer', properties: { minLength: null, maxLength: null }, finding: null },
      },
    ]);
    expect(question('q1')?.options).toHaveLength(2);
    await write(sayNow(m.maxLength), '50');
    fireEvent.change(type(), { target: { value: 'long_answer' } });
    expect(question('q1')?.properties).toEqual({ minLength: null, maxLength: 50 });
    expect(type().selectedOptions[0]?.textContent).toBe(sayNow(questionTypeMessages.long_answer));
  });

  it('give options their points and the critical fail', async () => {
    const options = [newOption('a', 'Clean'), newOption('b', 'Dirty')];
    const { question } = showPanel(<QuestionSettings questionId="q1" />, {
      template: asking(ask('q1', 'single_choice', { options })),
    });
    await write(sayNow(m.scoreOf, { option: 'Clean' }), '2,5');
    await person.click(field(sayNow(m.criticalOf, { option: 'Dirty' })));
    expect(question('q1')?.options).toEqual([
      { ...options[0], score: 2.5 },
      { ...options[1], critical: true },
    ]);
    await write(sayNow(m.scoreOf, { option: 'Clean' }), '9999999');
    expect(screen.getByRole('alert')).toBeTruthy();
    expect(question('q1')?.options[0]?.score).toBe(2.5);
  });

  it('offer the finding tests that fit the type, and keep one once it is complete', async () => {
    const { edit } = showPanel(<QuestionSettings questionId="q1" />, { template: asking(ask('q1', 'number')) });
    const finding = screen.getByLabelText<HTMLSelectElement>(sayNow(m.finding));
    expect([...finding.options].map(({ value }) => value)).toEqual([
      '',
      'answered',
      'unanswered',
      'number_within',
      'number_outside',
    ]);
    fireEvent.change(finding, { target: { value: 'number_outside' } });
    expect(screen.getByText(sayNow(fieldProblemMessages.boundMissing))).toBeTruthy();
    expect(finding.selectedOptions[0]?.textContent).toBe(sayNow(testMessages.number_outside));
    expect(edit).not.toHaveBeenCalled();
    const [from] = screen.getAllByLabelText('De');
    await person.type(from as HTMLElement, '2{Enter}');
    expect(edit.mock.calls).toEqual([changed({ finding: { is: 'number_outside', from: 2, to: null } })]);
  });

  it('stand in their usual order, however they are stored', () => {
    showPanel(<QuestionSettings questionId="q1" />, {
      template: asking(ask('q1', 'number', { properties: { max: 20, min: 0, unit: 'kg', decimals: 1 } })),
    });
    const inputs = [m.min, m.max, m.decimals, m.unit].map((label) => field(sayNow(label)));
    expect([...document.querySelectorAll('.settings-limits input')]).toEqual(inputs);
  });

  it('change nothing where the template is only read', () => {
    showPanel(<QuestionSettings questionId="q1" withExplanation />, {
      template: asking(choose('q1', 'ab')),
      isEditable: false,
    });
    for (const control of document.querySelectorAll<HTMLInputElement>('input, select, textarea')) {
      expect(control.disabled).toBe(true);
    }
  });
});
