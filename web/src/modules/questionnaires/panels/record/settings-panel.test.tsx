// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { recordPanelMessages as m } from '@vigie/domain/modules/questionnaires/messages/preview';
import { asking, choose } from '@vigie/domain/modules/questionnaires/testing/small-templates';
import { describe, expect, it } from 'vitest';
import { sayNow } from '../../../../platform/page/messages';
import { person, testComponents } from '../../../../platform/testing/component-test';
import { answerCalls, refuse } from '../testing/answer-calls';
import { detailOf, showPanel } from '../testing/open-editor';
import { SettingsPanel } from './settings-panel';

const template = asking(choose('q1', 'ab'));
const settings = 'PATCH /api/v1/templates/TPL_0001/settings';
const box = () => screen.getByLabelText<HTMLInputElement>(sayNow(m.needsSignature));

describe('the settings of a template', () => {
  testComponents();

  it('keep whether filled ones are signed', async () => {
    const calls = answerCalls({
      [settings]: () => detailOf(template, { settings: { needsSignature: true, caseKinds: [] } }),
    });
    showPanel(<SettingsPanel />, { template });
    await person.click(box());
    await waitFor(() => expect(box().disabled).toBe(false));
    expect(box().checked).toBe(true);
    expect(calls.map(({ body }) => body)).toEqual([{ needsSignature: true }]);
  });

  it('keep which kinds of cases ask for it, of a published template too', async () => {
    const kept = { needsSignature: false, caseKinds: ['hse' as const] };
    const published = { status: 'published' as const };
    const calls = answerCalls({ [settings]: () => detailOf(template, { ...published, settings: kept }) });
    showPanel(<SettingsPanel />, { template, detail: published, isEditable: false });
    const hse = () => screen.getByLabelText<HTMLInputElement>('HSE');
    await person.click(hse());
    await waitFor(() => expect(hse().disabled).toBe(false));
    expect(hse().checked).toBe(true);
    expect(calls.map(({ body }) => body)).toEqual([{ caseKinds: ['hse'] }]);
  });

  it('of a retired one are past', () => {
    showPanel(<SettingsPanel />, { template, detail: { status: 'retired' }, isEditable: false });
    expect(screen.getByLabelText<HTMLInputElement>('HSE').disabled).toBe(true);
  });

  it('go back to what is kept when that is refused, and say why', async () => {
    answerCalls({ [settings]: () => refuse(403, 'Seul un concepteur') });
    showPanel(<SettingsPanel />, { template });
    await person.click(box());
    expect((await screen.findByRole('alert')).textContent).toBe('Seul un concepteur');
    expect(box().checked).toBe(false);
  });

  it('are only read where the template is', () => {
    showPanel(<SettingsPanel />, { template, isEditable: false });
    expect(box().disabled).toBe(true);
    expect(screen.getByText(sayNow(m.readOnly))).toBeTruthy();
  });
});
