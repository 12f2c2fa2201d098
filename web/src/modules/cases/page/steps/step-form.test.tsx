// @vitest-environment happy-dom
import { render, screen, within } from '@testing-library/react';
import { stepFieldMessages as m } from '@vigie/domain/modules/cases/messages/step-pages';
import type { CaseRecord } from '@vigie/domain/modules/cases/record';
import { emptyProcess } from '@vigie/domain/modules/cases/steps/impact';
import { type StepContent, type StepName, steps } from '@vigie/domain/modules/cases/steps/steps';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import type { Content } from '../../../../platform/autosave/merge';
import { sayNow } from '../../../../platform/page/messages';
import { createStore } from '../../../../platform/storage/store';
import { person, testComponents } from '../../../../platform/testing/component-test';
import { StepFormContext } from './form-context';
import { StepForm } from './step-form';

interface PageProps {
  step: StepName;
  content?: Content;
  readOnly?: boolean;
  onChange?: (changes: Content) => void;
}

/** A step as its page holds it: what is typed is shown at once, after the step's own clearing rules. */
function Page({ step, content, readOnly = false, onChange }: PageProps) {
  const [typed] = useState(() => createStore<Content>(content ?? steps[step].empty));
  const change = (changes: Content) => {
    onChange?.(changes);
    typed.set(steps[step].normalize({ ...typed.get(), ...changes } as StepContent));
  };
  // None of these steps looks at the case around it.
  const record = {} as CaseRecord;
  return (
    <StepFormContext value={{ record, content: typed, readOnly, wasRefused: false, head: null, change }}>
      <StepForm step={step} />
    </StepFormContext>
  );
}

const words = (name: keyof typeof m) => sayNow(m[name]);
const group = (name: keyof typeof m) => screen.getByRole('radiogroup', { name: words(name) });
const choose = (name: keyof typeof m, answer: keyof typeof m) =>
  person.click(within(group(name)).getByLabelText(words(answer)));
const explanation = (name: keyof typeof m) =>
  screen.queryByLabelText<HTMLTextAreaElement>(`${words(name)} : ${words('explanation')}`);

describe('the form of a step', () => {
  testComponents();

  it('asks for an explanation once the answer is yes or no, and lets it go with N/A', async () => {
    const onChange = vi.fn();
    render(<Page step="process" onChange={onChange} />);
    expect(explanation('ProductionStop')).toBeNull();
    await choose('ProductionStop', 'Yes');
    await person.type(explanation('ProductionStop') as HTMLElement, '2 h');
    expect(onChange).toHaveBeenLastCalledWith({ ProductionStop: { answer: 'Yes', text: '2 h' } });
    await choose('ProductionStop', 'N/A');
    expect(explanation('ProductionStop')).toBeNull();
    await choose('ProductionStop', 'No');
    expect(explanation('ProductionStop')?.value).toBe('');
  });

  it('takes an answer back when it is chosen again', async () => {
    const onChange = vi.fn();
    render(<Page step="process" onChange={onChange} />);
    await choose('impactLevel', 'Major impact');
    expect(onChange).toHaveBeenLastCalledWith({ impactLevel: 'Major impact' });
    await choose('impactLevel', 'Major impact');
    expect(onChange).toHaveBeenLastCalledWith({ impactLevel: null });
  });

  it('is hidden and empty while it does not apply', async () => {
    const answered = { ...emptyProcess, ProductionStop: { answer: 'Yes', text: 'Deux heures' } } as const;
    render(<Page step="process" content={answered} />);
    const toggle = screen.getByRole('switch', { name: words('notApplicable') });
    await person.click(toggle);
    expect(screen.queryByRole('radiogroup')).toBeNull();
    await person.click(toggle);
    expect(explanation('ProductionStop')).toBeNull();
  });

  it('is only read by a user who does not write it', () => {
    const answered = {
      ...emptyProcess,
      impactLevel: 'Minor impact',
      ProductionStop: { answer: 'No', text: 'Sans arrêt' },
    };
    render(<Page step="process" content={answered} readOnly />);
    for (const role of ['radiogroup', 'textbox', 'switch']) expect(screen.queryByRole(role)).toBeNull();
    expect(screen.getByText(words('Minor impact'))).toBeTruthy();
    expect(screen.getByText('Sans arrêt')).toBeTruthy();
    expect(screen.getAllByText(words('notAnswered'))).toHaveLength(3);
  });
});
