import { assistantEndpoints as assistant } from '@vigie/domain/modules/assistant/contract';
import { casesEndpoints as cases } from '@vigie/domain/modules/cases/contract';
import { emptyProductBatch } from '@vigie/domain/modules/cases/steps/impact';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../platform/testing/test-app';
import { capaFor, caseWork, rootOf } from '../cases/testing/cases';
import { ifMatch, userIdOf } from '../reports/testing/reports';

let t: TestApp;
let work: Awaited<ReturnType<typeof caseWork>>;
beforeAll(async () => {
  t = await createTestApp();
  work = await caseWork(t);
});
afterAll(() => t.close());

describe('without any provider', () => {
  let id: string;
  beforeAll(async () => {
    ({ id } = await work.open());
    await work.write(id, 'productBatch', 0, {
      ...emptyProductBatch,
      impactLevel: 'No impact',
      justification: 'Le produi est bloqué depuis environ quelques jours.',
      batches: [{ product: 'Sirop', batchNumber: '26K1043', status: 'On hold' }],
    });
  });
  const remarks = (who: string, step?: string) =>
    t.call(assistant.listRemarks, { token: work.as(who), params: { id }, ...(step && { query: { step } }) });
  const hints = (who: string, step?: string) =>
    t.call(assistant.listStyleHints, { token: work.as(who), params: { id }, ...(step && { query: { step } }) });

  it('a case is challenged, each remark with its code, its step and its field', async () => {
    const { body } = await remarks('lead');
    expect(body.items).toContainEqual(
      expect.objectContaining({ code: 'vague_word', step: 'productBatch', field: 'justification' }),
    );
    expect(body.items).toContainEqual(
      expect.objectContaining({ code: 'no_impact_while_on_hold', step: 'productBatch' }),
    );
    expect(new Set(body.items.map(({ step }) => step)).size).toBeGreaterThan(1);
  });

  it('a step is challenged by itself, with what belongs to the case as a whole', async () => {
    const { body } = await remarks('lead', 'productBatch');
    expect(body.items.length).toBeGreaterThan(1);
    expect(body.items.filter(({ step }) => step !== 'productBatch' && step !== 'case')).toEqual([]);
    expect((await remarks('lead', 'nothing')).status).toBe(422);
  });

  it('a misspelled word is found at its place, with what may have been meant', async () => {
    const { body } = await hints('lead', 'productBatch');
    const found = body.items.find(({ code }) => code === 'misspelled');
    expect(found).toMatchObject({ step: 'productBatch', field: 'justification', start: 3, end: 9, word: 'produi' });
    expect(found?.replacements).toContain('produit');
  });

  it('R20 another company reads nothing of it', async () => {
    expect((await remarks('other.admin')).status).toBe(404);
    expect((await hints('other.admin')).status).toBe(404);
    const proven = await t.call(assistant.listProvenMeasures, { token: work.as('other.admin'), params: { id } });
    expect(proven.status).toBe(404);
  });
});

describe('what proved effective', () => {
  const about = 'Fissure du mandrin hydraulique xylophone sur la presse quatorze.';
  /** As the owner, with every trigger disabled: other tests cover the whole life of a case. */
  const settle = (statement: string) =>
    t.database.owner(`do $$ begin set local session_replication_role = replica; ${statement}; end $$`);

  async function closed(titre: string, isEffective: boolean, isConfidential = false): Promise<string> {
    const { id } = await work.open('nonConformity', about);
    const leadId = await userIdOf(t, 'lead');
    await work.write(id, 'rootCause', 0, { 'cause-abcdefgh': rootOf('Joint du mandrin usé') });
    const effectiveness = { criterion: 'Plus de fissure', checkOn: '2027-03-01', measure: null };
    const capa = capaFor('cause-abcdefgh', leadId, { titre, objectif: 'Zéro fissure', effectiveness });
    await work.write(id, 'capaPlan', 0, { 'capa-abcdefgh': capa });
    for (const step of ['rootCause', 'capaPlan'] as const) {
      await work.mark(id, step, 'markReady');
      await work.mark(id, step, 'review', 'qa');
    }
    if (isConfidential) {
      const { version } = await work.get(id);
      const body = { isConfidential: true, readerIds: [], readerRoles: [], reason: 'Essai' };
      const options = { token: work.as('lead'), params: { id }, headers: ifMatch(version), body };
      const { status, text } = await t.call(cases.restrictCase, options);
      if (status !== 200) throw new Error(text);
    }
    const verdict = {
      isEffective,
      findings: 'Vu trois mois',
      recorded: { id: 1, who: 'QA', at: '2026-09-01T08:00:00Z' },
    };
    await settle(`update cases set status = 'closed' where id = '${id}';
      update case_entries set status = 'closed' where id = '${id}';
      update capa_checks set verdict = '${JSON.stringify(verdict)}' where case_id = '${id}'`);
    return id;
  }

  it('in closed cases that resemble this one is suggested with its case, never what failed or what is confidential', async () => {
    const proven = await closed('Remplacer le joint', true);
    await closed('Afficher une consigne', false);
    await closed('Mesure confidentielle', true, true);
    const { id } = await work.open('nonConformity', about);
    const ask = async (who: string) =>
      (await t.call(assistant.listProvenMeasures, { token: work.as(who), params: { id } })).body.items;
    const items = await ask('lead');
    expect(items).toEqual([
      expect.objectContaining({
        caseId: proven,
        cause: 'Joint du mandrin usé',
        measure: 'Remplacer le joint',
        objective: 'Zéro fissure',
        findings: 'Vu trois mois',
        judgedAt: '2026-09-01T08:00:00Z',
      }),
    ]);
    expect(items[0]?.score).toBeGreaterThan(50);
    expect(await ask('reporter')).toEqual(items);
  });
});
