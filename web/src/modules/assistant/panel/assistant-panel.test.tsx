// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import type { Assistant, RemarkOfCase } from '@vigie/domain/modules/assistant/record';
import { beforeAll, describe, expect, it } from 'vitest';
import { person, testComponents } from '../../../platform/testing/component-test';
import { queryClient } from '../../../platform/transport/query-client';
import { AssistantButton } from '../button/assistant-button';
import { pretendServer, problem, streamed } from '../testing/pretend-server';

testComponents();
// Their files come when they are first needed, which a busy machine takes its time for.
beforeAll(async () => {
  await Promise.all([import('./assistant-panel'), import('@vigie/domain/modules/assistant/questions/understand')]);
}, 30_000);

const without: Assistant = { state: 'not_configured', model: null, usedTokens: 0, monthlyTokens: 1_000_000 };
const ready: Assistant = { ...without, state: 'ready', model: 'petit-modele' };
const remarks: readonly RemarkOfCase[] = [
  { code: 'missing_justification', step: 'productBatch', field: 'justification', values: {} },
  { code: 'capa_without_owner', step: 'capaPlan', field: 'k1.responsable', values: { capa: 'CAPA-2026-124' } },
];

async function openPanel(answers: Readonly<Record<string, unknown>>) {
  queryClient.clear();
  const sent = pretendServer({ '/assistant': without, '/remarks': { items: remarks }, ...answers });
  render(
    <QueryClientProvider client={queryClient}>
      <AssistantButton
        id="NC_0001"
        place="productBatch"
        addressOf={(step) => `/apps/non-conformity/NC_0001/${step}`}
        readStep={async () => ({ content: { justification: 'Un lot.' }, version: 4, mark: 'open' })}
      />
    </QueryClientProvider>,
  );
  const button = screen.getByRole('button', { name: 'AI Assistance' });
  await person.hover(button);
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  await person.click(button);
  await screen.findByRole('complementary', { name: 'AI Assistance' }, { timeout: 4000 });
  return sent;
}
const press = (name: string) => person.click(screen.getByRole('button', { name }));
const log = () => within(screen.getByRole('log'));

describe('the panel of the assistant', () => {
  it('takes the focus when it is opened, and gives it back when Escape closes it', async () => {
    await openPanel({});
    expect(document.activeElement?.textContent).toBe('Chat with NinjAI');
    await person.keyboard('{Escape}');
    expect(screen.queryByRole('complementary')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'AI Assistance' }));
  });

  it('lists the remarks of the rules, those of this step first, each with a link to its field', async () => {
    await openPanel({});
    await press('Challenge content');
    const own = await log().findByRole('link', { name: /Product \/ Batch, justification/ });
    expect(own.getAttribute('href')).toBe('/apps/non-conformity/NC_0001/productBatch');
    expect(own.closest('li')?.textContent).toContain('Sur quoi repose cette réponse ?');
    const other = log().getByRole('link', { name: /CAPA Plan/ });
    expect(other.getAttribute('href')).toBe('/apps/non-conformity/NC_0001/capaPlan');
    expect(other.closest('details')).not.toBeNull();
    expect(log().queryByText(/NinjAI,/)).toBeNull();
  });

  it('says a failure in words, and tries again', async () => {
    let isDown = true;
    await openPanel({
      '/remarks': () => (isDown ? problem(503, 'La base de données est indisponible.')() : { items: [] }),
    });
    await press('Challenge content');
    await log().findByText('La base de données est indisponible.', {}, { timeout: 10_000 });
    isDown = false;
    await person.click(log().getByRole('button', { name: 'Réessayer' }));
    await log().findByText('Aucune remarque des règles intégrées.');
  }, 20_000);

  it('says plainly that no provider is configured, and where one is set', async () => {
    await openPanel({});
    await press('Translate');
    await log().findByText(/^Aucun fournisseur n’est configuré.*VIGIE_AI_URL/);
  });

  it('shows how a question about records was understood, before anything is opened', async () => {
    await openPanel({});
    await person.type(screen.getByRole('textbox'), 'les réclamations majeures en retard de la ligne 4{Enter}');
    const link = await log().findByRole('link', { name: 'Ouvrir la liste' });
    expect(link.getAttribute('href')).toMatch(/^\/apps\/complaint\?.*criticality=Major/);
    expect(link.getAttribute('href')).toContain('urgency=overdue');
    expect(log().getAllByRole('listitem').length).toBeGreaterThan(3);
  });

  it('streams the answer of a provider after the remarks, as text and nothing else', async () => {
    const said = 'Deux points <img src="https://evil.example/x.png"> [ici](https://evil.example)';
    await openPanel({
      'v1/assistant': ready,
      'NC_0001/assistant': streamed([
        { kind: 'text', text: 'Deux ' },
        { kind: 'done', text: said, suggestion: null },
      ]),
    });
    await press('Challenge content');
    const answer = await log().findByText(said);
    expect(answer.querySelector('*')).toBeNull();
    expect(
      log()
        .getByText(/petit-modele/)
        .compareDocumentPosition(log().getByText('Règles intégrées')),
    ).toBe(Node.DOCUMENT_POSITION_PRECEDING);
  });

  it('can be stopped, which ends the request', async () => {
    const sent = await openPanel({
      'v1/assistant': ready,
      'NC_0001/assistant': streamed([{ kind: 'text', text: 'Je commence' }], true),
    });
    await press('Challenge content');
    await log().findByText('Je commence');
    await person.click(log().getByRole('button', { name: 'Arrêter' }));
    log().getByText('Arrêté. Rien n’a été modifié.');
    expect(sent.find(({ path }) => path.endsWith('NC_0001/assistant'))?.signal?.aborted).toBe(true);
  });

  it('says when an answer breaks off, and when the provider fails', async () => {
    await openPanel({
      'v1/assistant': ready,
      'NC_0001/assistant': streamed([{ kind: 'text', text: 'Je comm' }]),
    });
    await press('Challenge content');
    await log().findByText(/s’est interrompue avant la fin/);
  });

  it('shows exactly what is sent, and what stands behind the stand-ins', async () => {
    await openPanel({
      'v1/assistant': ready,
      'NC_0001/assistant': streamed([{ kind: 'done', text: 'Rien.', suggestion: null }]),
      '/assistant/preview': {
        model: 'petit-modele',
        messages: [{ role: 'user', content: 'PERSONNE-1 a vu LOT-1' }],
        standIns: [{ standIn: 'LOT-1', original: '26K1043' }],
      },
    });
    await press('Challenge content');
    await log().findByText('Rien.');
    await person.click(log().getByRole('button', { name: 'Que voit-il ?' }));
    await log().findByText('PERSONNE-1 a vu LOT-1');
    log().getByText('26K1043');
    await waitFor(() => log().getByText('Envoyé exactement ainsi à petit-modele :'));
  });
});
