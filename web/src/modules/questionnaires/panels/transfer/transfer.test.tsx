// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { exchangeMessages } from '@vigie/domain/modules/questionnaires/messages/exchange';
import { transferMessages as m } from '@vigie/domain/modules/questionnaires/messages/transfer';
import { asking, choose } from '@vigie/domain/modules/questionnaires/testing/small-templates';
import { describe, expect, it, vi } from 'vitest';
import { sayNow } from '../../../../platform/page/messages';
import { history } from '../../../../platform/router/history';
import { person, testComponents } from '../../../../platform/testing/component-test';
import { answerCalls } from '../testing/answer-calls';
import { detailOf, showPanel } from '../testing/open-editor';
import { ExportMenu } from './export-menu';
import ImportForm from './import-form';

const template = asking(choose('q1', 'ab'));
const importing = 'POST /api/v1/templates/import';
const ours = { format: 'vigie-questionnaire', formatVersion: 1, template };
const lost = { code: 'element', place: 'page1', what: 'signaturepad' };
const jsonFile = (content: string) => new File([content], 'a.json', { type: 'application/json' });
const chooseFile = (content: string) =>
  person.upload(screen.getByLabelText(new RegExp(sayNow(m.file))), jsonFile(content));
const send = () => person.click(screen.getByRole('button', { name: sayNow(m.import) }));
const isChosen = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name }).checked;

describe('importing a template', () => {
  testComponents();

  it('asks for a file, and says beside the field why one cannot be read', async () => {
    const calls = answerCalls({});
    showPanel(<ImportForm onClose={() => {}} />, { template });
    await send();
    expect(screen.getByText(sayNow(m.fileMissing))).toBeTruthy();
    await chooseFile('{"a":');
    const field = screen.getByLabelText(new RegExp(sayNow(m.file)));
    await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('JSON'));
    expect(field.getAttribute('aria-invalid')).toBe('true');
    await send();
    expect(calls).toEqual([]);
  });

  it('knows our own format, and opens what was imported', async () => {
    const calls = answerCalls({ [importing]: () => ({ template: detailOf(template), losses: [] }) });
    const push = vi.spyOn(history, 'push').mockImplementation(() => {});
    const onClose = vi.fn();
    showPanel(<ImportForm onClose={onClose} />, { template });
    await chooseFile(JSON.stringify(ours));
    await waitFor(() => expect(isChosen('Vigie')).toBe(true));
    await send();
    await waitFor(() => expect(push).toHaveBeenCalledWith('/template/TPL_0001'));
    expect(calls[0]?.body).toEqual({ format: 'vigie', file: ours });
    expect(onClose).toHaveBeenCalled();
    push.mockRestore();
  });

  it('lists what was not carried over before the template opens', async () => {
    answerCalls({ [importing]: () => ({ template: detailOf(template), losses: [lost] }) });
    const push = vi.spyOn(history, 'push').mockImplementation(() => {});
    showPanel(<ImportForm onClose={() => {}} />, { template });
    await chooseFile(JSON.stringify({ pages: [] }));
    await waitFor(() => expect(isChosen('SurveyJS')).toBe(true));
    await send();
    expect(await screen.findByText(sayNow(exchangeMessages.element, lost))).toBeTruthy();
    expect(push).not.toHaveBeenCalled();
    await person.click(screen.getByRole('button', { name: sayNow(m.open) }));
    expect(push).toHaveBeenCalledWith('/template/TPL_0001');
    push.mockRestore();
  });

  it('says where a file that is no template cannot be read', async () => {
    const unreadable = { code: 'unreadable', place: 'template.sections', what: 'invalid_type' };
    answerCalls({ [importing]: () => ({ template: null, losses: [unreadable] }) });
    showPanel(<ImportForm onClose={() => {}} />, { template });
    await chooseFile(JSON.stringify({ ...ours, template: {} }));
    await waitFor(() => expect(isChosen('Vigie')).toBe(true));
    await send();
    expect(await screen.findByText(sayNow(exchangeMessages.unreadable, unreadable))).toBeTruthy();
    expect(screen.getByRole('alert').textContent).toBe(sayNow(m.refused));
  });
});

describe('exporting a template', () => {
  testComponents();
  const path = (format: string) => `GET /api/v1/templates/TPL_0001/file?format=${format}`;
  const choose = async (name: string) => {
    await person.click(screen.getByRole('button', { name: sayNow(m.export) }));
    await person.click(screen.getByRole('menuitem', { name }));
  };

  it('saves our own format at once', async () => {
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    const calls = answerCalls({ [path('vigie')]: () => ({ file: ours, losses: [] }) });
    showPanel(<ExportMenu id="TPL_0001" />, { template });
    await choose(sayNow(m.exportVigie));
    await waitFor(() => expect(click).toHaveBeenCalledTimes(1));
    expect(calls).toHaveLength(1);
    click.mockRestore();
  });

  it('lists what SurveyJS cannot say before it makes the file', async () => {
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    const loss = { code: 'property', place: 'q1', what: 'critical' };
    answerCalls({ [path('surveyjs')]: () => ({ file: {}, losses: [loss] }) });
    showPanel(<ExportMenu id="TPL_0001" />, { template });
    await choose(sayNow(m.exportSurvey));
    expect(await screen.findByText(sayNow(exchangeMessages.property, loss))).toBeTruthy();
    expect(click).not.toHaveBeenCalled();
    await person.click(screen.getByRole('button', { name: sayNow(m.download) }));
    expect(click).toHaveBeenCalledTimes(1);
    click.mockRestore();
  });
});
