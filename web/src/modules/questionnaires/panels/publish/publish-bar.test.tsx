// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { reasonMessages } from '@vigie/domain/messages/shell/shell';
import { signatureMessages } from '@vigie/domain/messages/signature';
import { defaultParameters } from '@vigie/domain/modules/parameters/contract';
import { publicationMessages as m } from '@vigie/domain/modules/questionnaires/messages/publication';
import { templateWorkflowMessages as w } from '@vigie/domain/modules/questionnaires/messages/versions';
import { asking, choose } from '@vigie/domain/modules/questionnaires/testing/small-templates';
import { describe, expect, it } from 'vitest';
import { sayNow } from '../../../../platform/page/messages';
import { person, signIn, testComponents } from '../../../../platform/testing/component-test';
import { answerCalls } from '../testing/answer-calls';
import { detailOf, showPanel } from '../testing/open-editor';
import { PublishBar } from './publish-bar';

const template = asking(choose('q1', 'ab'));
const check = 'GET /api/v1/templates/TPL_0001/check';
const move = 'POST /api/v1/templates/TPL_0001/transition';
const version = { number: 1, id: 7, who: 'Inès', at: '2026-11-01T10:00:00Z', questions: 1, signature: null };
const published = detailOf(template, { status: 'published', versions: [version], version: 6 });
const sound = { revision: 3, authors: [], faults: [], fillings: [] };
const fault = { code: 'never_shown', ids: ['q1'], condition: null, values: { place: 'Question 1', other: '' } };

const button = (name: string) => screen.getByRole('button', { name });
const why = (name: string) =>
  document.getElementById(button(name).getAttribute('aria-describedby') ?? '')?.textContent ?? null;

describe('publishing a template', () => {
  testComponents();

  it('checks, publishes, and shows the version', async () => {
    signIn({ roles: ['designer'] });
    const calls = answerCalls({ [check]: () => sound, [move]: () => published });
    const { write } = showPanel(<PublishBar />, { template });
    expect(screen.getByText(sayNow(m.draftOf, { n: 1 }))).toBeTruthy();
    await person.click(button(sayNow(w.publish)));
    expect(await screen.findByText(sayNow(m.publishedAs, { n: 1 }))).toBeTruthy();
    expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({ action: 'publish' });
    expect(write).toHaveBeenCalledTimes(1);
    expect(button(sayNow(w.revise))).toBeTruthy();
  });

  it('publishes nothing where the check has found a fault meanwhile, and says so', async () => {
    signIn({ roles: ['designer'] });
    let asked = 0;
    const calls = answerCalls({ [check]: () => (asked++ === 0 ? sound : { ...sound, faults: [fault] }) });
    showPanel(<PublishBar />, { template });
    await waitFor(() => expect(asked).toBe(1));
    await person.click(button(sayNow(w.publish)));
    expect((await screen.findByRole('alert')).textContent).toBe(sayNow(m.faultsFound, { n: 1 }));
    expect(calls.filter(({ method }) => method === 'POST')).toEqual([]);
  });

  it('says why it is not possible: faults, conflicts, nothing new, or no designer', async () => {
    signIn({ roles: ['designer'] });
    answerCalls({ [check]: () => ({ ...sound, faults: [fault] }) });
    showPanel(<PublishBar />, { template });
    await waitFor(() => expect(why(sayNow(w.publish))).toBe(sayNow(w.hasFaults, { n: 1 })));
  });

  it.each([
    [true, sayNow(w.ownDraft)],
    [false, null],
  ])('R22 says that another user publishes what the reader wrote, where four eyes are %s', async (fourEyes, said) => {
    signIn({ id: 12, roles: ['designer'] });
    let asked = 0;
    answerCalls({
      [check]: () => ({ ...sound, authors: [12, 15 + asked++] }),
      'GET /api/v1/parameters': () => ({ ...defaultParameters, fourEyes }),
    });
    showPanel(<PublishBar />, { template });
    await waitFor(() => expect(asked).toBe(1));
    await waitFor(() => expect(why(sayNow(w.publish))).toBe(said));
  });

  it('says that nothing is new since the last version', async () => {
    signIn({ roles: ['company_admin'] });
    answerCalls({
      [check]: () => sound,
      'GET /api/v1/templates/TPL_0001/versions/1': () => ({ ...version, template, fillings: [] }),
    });
    showPanel(<PublishBar />, { template, detail: { versions: [version] } });
    await waitFor(() => expect(why(sayNow(w.publish))).toBe(sayNow(w.unchanged, { version: 1 })));
  });

  it('says so to users who are no designers', () => {
    showPanel(<PublishBar />, { template });
    expect(why(sayNow(w.publish))).toBe(sayNow(w.wrongRole));
  });

  it('asks for the signature where the company wants one', async () => {
    signIn({ roles: ['designer'] });
    const parameters = { ...defaultParameters, signTemplates: true };
    const calls = answerCalls({
      [check]: () => sound,
      [move]: () => published,
      'GET /api/v1/parameters': () => parameters,
    });
    showPanel(<PublishBar />, { template });
    await person.click(await screen.findByRole('button', { name: sayNow(w.publishSigned) }));
    const dialog = await screen.findByRole('dialog');
    expect(dialog.textContent).toContain(sayNow(w.signed));
    expect(dialog.textContent).toContain(sayNow(m.signs, { n: 1, m: 1 }));
    await person.type(screen.getByLabelText(sayNow(signatureMessages.password)), 'secret');
    const [confirm] = screen.getAllByRole('button', { name: sayNow(w.publishSigned) }).slice(-1);
    await person.click(confirm as HTMLElement);
    expect(await screen.findByText(sayNow(m.publishedAs, { n: 1 }))).toBeTruthy();
    expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
      action: 'publishSigned',
      credentials: { username: 'ines.caradec', password: 'secret' },
    });
  });

  it('retires with a reason', async () => {
    signIn({ roles: ['designer'] });
    const retired = { ...published, status: 'retired' as const };
    const calls = answerCalls({ [move]: () => retired });
    showPanel(<PublishBar />, { template, detail: published });
    await person.click(button(sayNow(w.retire)));
    await person.type(await screen.findByLabelText(new RegExp(sayNow(reasonMessages.reason))), 'Replaced');
    const [confirm] = screen.getAllByRole('button', { name: sayNow(w.retire) }).slice(-1);
    await person.click(confirm as HTMLElement);
    expect(await screen.findByText(sayNow(m.retiredAs, { n: 1 }))).toBeTruthy();
    expect(calls.map(({ body }) => body)).toEqual([{ action: 'retire', reason: 'Replaced' }]);
  });
});
