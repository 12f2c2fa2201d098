// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { checkTemplate } from '@vigie/domain/modules/questionnaires/checker/check';
import { checkPanelMessages as m } from '@vigie/domain/modules/questionnaires/messages/check-panel';
import { faultMessages } from '@vigie/domain/modules/questionnaires/messages/checker';
import { anyOf, ask, asking, choose, when } from '@vigie/domain/modules/questionnaires/testing/small-templates';
import { describe, expect, it, vi } from 'vitest';
import { sayNow } from '../../../../platform/page/messages';
import { person, testComponents } from '../../../../platform/testing/component-test';
import { answerCalls, refuse } from '../testing/answer-calls';
import { showPanel } from '../testing/open-editor';
import { CheckPanel } from './check-panel';

const path = 'GET /api/v1/templates/TPL_0001/check';
const faulty = asking(choose('q1', 'ab'), ask('q2', 'date', { visibleWhen: when('q9', anyOf('x')) }));
const { faults } = checkTemplate(faulty);
const sent = faults.map(({ code, ids, condition = null, values }) => ({ code, ids: [...ids], condition, values }));

describe('the check of a template', () => {
  testComponents();

  it('says every fault as a sentence, and leads to its place', async () => {
    answerCalls({ [path]: () => ({ revision: 3, authors: [], faults: sent, fillings: [] }) });
    const { select } = showPanel(<CheckPanel />, { template: faulty });
    expect(faults.length).toBeGreaterThan(0);
    for (const { message, values } of faults) expect(await screen.findByText(sayNow(message, values))).toBeTruthy();
    expect(screen.getByText(sayNow(m.faults, { n: faults.length }))).toBeTruthy();
    await person.click(screen.getAllByRole('button', { name: /Question 2/ })[0] as HTMLElement);
    expect(select.mock.calls).toEqual([['q2']]);
  });

  it('says that all is well, how many fillings reach the questions, and shows one of them', async () => {
    const fillings = [
      { answers: { q1: 'a-q1' }, isComplete: true, shown: ['q1'] },
      { answers: { q1: 'b-q1', 's1/': ['i1'], 's1/i1/q3': 'x' }, isComplete: false, shown: ['q1', 'q2'] },
    ];
    answerCalls({ [path]: () => ({ revision: 3, authors: [], faults: [], fillings }) });
    const onShowFilling = vi.fn();
    showPanel(<CheckPanel onShowFilling={onShowFilling} />, { template: asking(choose('q1', 'ab')) });
    expect(await screen.findByText(sayNow(m.sound))).toBeTruthy();
    expect(screen.getByText(sayNow(m.reached, { n: 2, m: 2 }))).toBeTruthy();
    await person.click(screen.getByRole('button', { name: sayNow(m.showOne, { n: 2 }) }));
    expect(onShowFilling).toHaveBeenCalledWith({
      answers: { q1: 'b-q1' },
      repeats: { s1: [{ id: 'i1', answers: { q3: 'x' } }] },
    });
  });

  it('is made again on demand, and says when it cannot be had', async () => {
    let isDown = true;
    const calls = answerCalls({
      [path]: () => (isDown ? refuse(409, 'Plus tard') : { revision: 3, authors: [], faults: [], fillings: [] }),
    });
    showPanel(<CheckPanel />, { template: faulty });
    expect((await screen.findByRole('alert')).textContent).toContain('Plus tard');
    isDown = false;
    await person.click(screen.getByRole('button', { name: sayNow(m.again) }));
    await waitFor(() => expect(screen.getByText(sayNow(m.sound))).toBeTruthy());
    expect(calls).toHaveLength(2);
    expect(Object.keys(faultMessages).length).toBeGreaterThan(0);
  });
});
