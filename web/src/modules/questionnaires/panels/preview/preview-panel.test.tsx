// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { formMessages } from '@vigie/domain/modules/questionnaires/messages/form';
import { previewMessages as m } from '@vigie/domain/modules/questionnaires/messages/preview';
import { newOption } from '@vigie/domain/modules/questionnaires/template/model';
import { anyOf, ask, asking, when } from '@vigie/domain/modules/questionnaires/testing/small-templates';
import { describe, expect, it } from 'vitest';
import { sayNow } from '../../../../platform/page/messages';
import { person, testComponents } from '../../../../platform/testing/component-test';
import { showPanel } from '../testing/open-editor';
import { PreviewPanel } from './preview-panel';

const options = [
  { ...newOption('yes', 'Oui'), score: 2 },
  { ...newOption('no', 'Non'), score: 0, critical: true },
];
const template = asking(
  ask('q1', 'single_choice', { title: 'Is it clean?', options, required: true }),
  ask('q2', 'short_answer', { title: 'What is dirty?', visibleWhen: when('q1', anyOf('no')) }),
);

describe('the preview of a template', () => {
  testComponents();

  it('shows what an answer shows, and the score as it changes', async () => {
    showPanel(<PreviewPanel template={template} />, { template });
    const score = (points: number, percent: number) => sayNow(formMessages.score, { points, possible: 2, percent });
    expect(screen.getByText(score(0, 0))).toBeTruthy();
    expect(screen.queryByText('What is dirty?')).toBeNull();
    await person.click(screen.getByLabelText('Oui'));
    expect(screen.getByText(score(2, 100))).toBeTruthy();
    await person.click(screen.getByLabelText('Non'));
    expect(screen.getByText('What is dirty?')).toBeTruthy();
    expect(screen.getByText(sayNow(formMessages.criticalFail))).toBeTruthy();
    await person.click(screen.getByRole('button', { name: sayNow(m.clear) }));
    expect(screen.queryByText('What is dirty?')).toBeNull();
  });

  it('says what would stand in the way of submitting', async () => {
    showPanel(<PreviewPanel template={template} />, { template });
    await person.click(screen.getByRole('button', { name: sayNow(m.check) }));
    expect(screen.getByText(sayNow(m.incomplete, { n: 1 }))).toBeTruthy();
    await person.click(screen.getByLabelText('Oui'));
    expect(screen.getByText(sayNow(m.complete))).toBeTruthy();
  });

  it('begins with a filling that it is given, and fits a phone', async () => {
    const filling = { answers: { q1: 'no' }, repeats: {} };
    showPanel(<PreviewPanel template={template} filling={filling} />, { template });
    expect(screen.getByText('What is dirty?')).toBeTruthy();
    await person.click(screen.getByRole('radio', { name: sayNow(m.phone) }));
    expect(document.querySelector('.preview-phone')).not.toBeNull();
    expect(screen.getByText('What is dirty?')).toBeTruthy();
  });
});
