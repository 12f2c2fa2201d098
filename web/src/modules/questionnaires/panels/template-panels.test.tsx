// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { checkPanelMessages } from '@vigie/domain/modules/questionnaires/messages/check-panel';
import { panelMessages as m } from '@vigie/domain/modules/questionnaires/messages/panels';
import { previewMessages } from '@vigie/domain/modules/questionnaires/messages/preview';
import { versionMessages } from '@vigie/domain/modules/questionnaires/messages/publication';
import { ruleMessages } from '@vigie/domain/modules/questionnaires/messages/rules';
import { settingsMessages } from '@vigie/domain/modules/questionnaires/messages/settings';
import { asking, choose } from '@vigie/domain/modules/questionnaires/testing/small-templates';
import { describe, expect, it } from 'vitest';
import { sayNow } from '../../../platform/page/messages';
import { person, testComponents } from '../../../platform/testing/component-test';
import TemplatePanels from './template-panels';
import { answerCalls } from './testing/answer-calls';
import { showPanel } from './testing/open-editor';

const template = asking(choose('q1', 'ab', { title: 'Is it clean?' }));
const tab = (name: string) => person.click(screen.getByRole('tab', { name: new RegExp(`^${name}`) }));
const heading = (name: string) => screen.findByRole('heading', { name });

describe('the panels beside a template', () => {
  testComponents();

  it('offer a question its settings and its rule', async () => {
    showPanel(<TemplatePanels partId="q1" />, { template });
    expect(await heading(sayNow(settingsMessages.title))).toBeTruthy();
    expect(screen.getByRole('heading', { name: sayNow(ruleMessages.title) })).toBeTruthy();
    expect(screen.queryByLabelText(sayNow(ruleMessages.repeatable))).toBeNull();
  });

  it('offer a section its repetitions', async () => {
    showPanel(<TemplatePanels partId="s1" />, { template });
    expect(await screen.findByLabelText(sayNow(ruleMessages.repeatable))).toBeTruthy();
    expect(screen.queryByRole('heading', { name: sayNow(settingsMessages.title) })).toBeNull();
  });

  it('show a filling of the check in the preview', async () => {
    const filling = { answers: { q1: 'a-q1' }, isComplete: true, shown: ['q1'] };
    answerCalls({
      'GET /api/v1/templates/TPL_0001/check': () => ({ revision: 3, faults: [], fillings: [filling] }),
    });
    showPanel(<TemplatePanels partId={null} />, { template });
    await tab(sayNow(m.check));
    await person.click(await screen.findByRole('button', { name: sayNow(checkPanelMessages.showOne, { n: 1 }) }));
    expect(await heading(sayNow(previewMessages.title))).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('A').checked).toBe(true);
  });

  it('show a published version, and lead back to the draft', async () => {
    const version = { number: 1, id: 7, who: 'Inès', at: '2026-11-01T10:00:00Z', questions: 1, signature: null };
    const old = asking(choose('q1', 'ab', { title: 'Was it clean?' }));
    answerCalls({
      'GET /api/v1/templates/TPL_0001/versions/1': () => ({ ...version, template: old, fillings: [] }),
    });
    showPanel(<TemplatePanels partId={null} first="versions" />, { template, detail: { versions: [version] } });
    await person.click(screen.getByRole('button', { name: sayNow(versionMessages.viewOne, { n: 1 }) }));
    expect(await heading(sayNow(previewMessages.titleOf, { n: 1 }))).toBeTruthy();
    expect(screen.getByText('Was it clean?')).toBeTruthy();
    await person.click(screen.getByRole('button', { name: sayNow(m.backToDraft) }));
    expect(await screen.findByText('Is it clean?')).toBeTruthy();
  });
});
