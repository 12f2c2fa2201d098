import type { Kind } from '@vigie/domain/kernel/kinds';
import { casesEndpoints } from '@vigie/domain/modules/cases/contract';
import { templateEndpoints as templates } from '@vigie/domain/modules/questionnaires/templates/contract';
import type { TemplateDetail } from '@vigie/domain/modules/questionnaires/templates/record';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findingsOf } from '../../platform/testing/findings';
import { createTestApp, type TestApp } from '../../platform/testing/test-app';
import { questionnaireWork } from '../questionnaires/testing/questionnaires';
import { Designers } from '../questionnaires/testing/templates';
import { ifMatch } from '../reports/testing/reports';
import { caseWork } from './testing/cases';

let t: TestApp;
let cases: Awaited<ReturnType<typeof caseWork>>;
let filling: ReturnType<typeof questionnaireWork>;
let designers: Designers;
beforeAll(async () => {
  t = await createTestApp();
  cases = await caseWork(t);
  filling = questionnaireWork(t);
  designers = new Designers(t, { designer: cases.as('designer'), 'company.admin': cases.as('company.admin') });
});
afterAll(() => t.close());

const attach = ({ id, version }: TemplateDetail, caseKinds: readonly Kind[]) =>
  t.call(templates.changeTemplateSettings, {
    token: cases.as('designer'),
    params: { id },
    headers: ifMatch(version),
    body: { caseKinds: [...caseKinds] },
  });
const attached = async (template: TemplateDetail, caseKinds: readonly Kind[]): Promise<TemplateDetail> => {
  const { status, body, text } = await attach(template, caseKinds);
  if (status !== 200) throw new Error(text);
  return body;
};
const published = async (title: string) => designers.moved(await designers.draft(title), { action: 'publish' });
/** A template that cases of a kind ask for while `use` runs. */
const whileAttached = async (title: string, kind: Kind, use: (template: TemplateDetail) => Promise<void>) => {
  const template = await attached(await published(title), [kind]);
  try {
    await use(template);
  } finally {
    await attached(await designers.get(template.id), []);
  }
};
const readyCase = async (kind: Kind) => {
  const record = await cases.open(kind);
  await cases.markAll(record, 'markReady', 'lead');
  return record;
};

describe('a template that a kind of case asks for', () => {
  it('stands in the way of submitting a case until a questionnaire of it is submitted', async () => {
    await whileAttached('Visite du poste', 'hse', async ({ id: templateId }) => {
      const { id, questionnaires } = await readyCase('hse');
      const open = { templateId, title: 'Visite du poste', isRequired: true };
      expect(questionnaires).toEqual([{ ...open, questionnaireId: null, status: null, filler: null, version: null }]);
      const refused = await cases.move(id, 'submit', 'lead');
      expect([refused.status, refused.problem.code]).toEqual([409, 'objection']);
      expect(refused.text).toContain('1 questionnaire n’est pas envoyé');

      const given = await filling.begun(cases.as('qa'), templateId, id);
      await filling.move(cases.as('qa'), given, 'discard', { reason: 'Doublon' });
      expect((await cases.get(id)).questionnaires).toEqual(questionnaires);

      const begun = await filling.begun(cases.as('reporter'), templateId, id);
      const [shown] = (await cases.get(id)).questionnaires;
      expect(shown).toMatchObject({ ...open, questionnaireId: begun.id, status: 'in_progress', filler: begun.filler });
      expect((await cases.move(id, 'submit', 'lead')).status).toBe(409);

      const answered = await filling.answered(cases.as('reporter'), begun, { q1: 'yes' });
      expect((await filling.move(cases.as('reporter'), answered, 'submit')).status).toBe(200);
      expect((await cases.get(id)).questionnaires).toMatchObject([{ questionnaireId: begun.id, status: 'submitted' }]);
      expect((await cases.move(id, 'submit', 'lead')).status).toBe(200);

      const dossier = await t.call(casesEndpoints.getCaseDossierData, { token: cases.as('lead'), params: { id } });
      expect(JSON.parse(dossier.text).case.questionnaires).toMatchObject([{ questionnaireId: begun.id }]);
      expect((await t.call(casesEndpoints.getCaseDossier, { token: cases.as('lead'), params: { id } })).status).toBe(
        200,
      );
    });
  });

  it('asks nothing of cases of other kinds, nor of those that were submitted before', async () => {
    const before = await readyCase('improvement');
    expect((await cases.move(before.id, 'submit', 'lead')).status).toBe(200);
    await whileAttached('Gain attendu', 'improvement', async () => {
      expect((await cases.get(before.id)).questionnaires).toEqual([]);
      await cases.markAll(before, 'review', 'qa');
      expect((await cases.move(before.id, 'approve', 'qa')).status).toBe(200);
      const other = await readyCase('itBug');
      expect(other.questionnaires).toEqual([]);
      expect((await cases.move(other.id, 'submit', 'lead')).status).toBe(200);
    });
  });

  it('counts from its first published version until it is retired, and what was filled stays shown', async () => {
    const draft = await attached(await designers.draft('Essai à blanc'), ['equipmentFailure']);
    const { id } = await cases.open('equipmentFailure');
    expect((await cases.get(id)).questionnaires).toEqual([]);
    const version = await designers.moved(draft, { action: 'publish' });
    const revised = await designers.moved(version, { action: 'revise' });
    expect((await cases.get(id)).questionnaires).toMatchObject([{ templateId: draft.id, isRequired: true }]);
    const begun = await filling.begun(cases.as('lead'), draft.id, id);
    const rest = await designers.edited(revised, [{ op: 'change', id: 'q1', set: { title: 'Lot bloqué ?' } }]);
    const second = await designers.moved(rest, { action: 'publish' });
    const retired = await designers.moved(second, { action: 'retire', reason: 'Remplacé' });
    expect((await cases.get(id)).questionnaires).toMatchObject([{ questionnaireId: begun.id, isRequired: false }]);
    const refused = await attach(retired, []);
    expect([refused.status, refused.problem.code]).toEqual([409, 'wrong_state']);
    await cases.markAll(await cases.get(id), 'markReady', 'lead');
    expect((await cases.move(id, 'submit', 'lead')).status).toBe(200);
  });

  it('R01 is attached by a designer alone, each kind once, in the trail and as the trail says', async () => {
    const template = await published('Rattaché');
    const all = await attached(template, ['nonConformity', 'hse']);
    expect(all.settings).toEqual({ needsSignature: false, caseKinds: ['hse', 'nonConformity'] });
    expect((await attached(all, ['hse', 'nonConformity'])).version).toBe(all.version);
    expect((await attach(all, ['hse', 'hse'])).status).toBe(422);
    expect((await attach(all, ['recipe' as Kind])).status).toBe(422);
    const asLead = await t.call(templates.changeTemplateSettings, {
      token: cases.as('lead'),
      params: { id: all.id },
      headers: ifMatch(all.version),
      body: { caseKinds: [] },
    });
    expect(asLead.status).toBe(403);
    await attached(all, []);
    const events = await t.database.owner<{ changes: unknown }>(
      `select changes from audit_events where record_id = $1 and action = 'template.settings_changed' order by seq`,
      [template.id],
    );
    expect(events.map(({ changes }) => changes)).toEqual([
      [{ field: 'caseKinds', from: [], to: ['hse', 'nonConformity'] }],
      [{ field: 'caseKinds', from: ['hse', 'nonConformity'], to: [] }],
    ]);
    expect(await findingsOf(t)).toEqual([]);
  });
});

describe('a questionnaire of a case', () => {
  it('R19 R20 is shown to readers of the case alone, and begun by them', async () => {
    await whileAttached('Entretien', 'nonConformity', async ({ id: templateId }) => {
      const { id, version } = await cases.open();
      const begun = await filling.begun(cases.as('lead'), templateId, id);
      const restricted = await t.call(casesEndpoints.restrictCase, {
        token: cases.as('lead'),
        params: { id },
        headers: ifMatch(version),
        body: { isConfidential: true, readerIds: [], readerRoles: [], reason: 'Santé' } as never,
      });
      expect(restricted.body.questionnaires).toMatchObject([{ questionnaireId: begun.id }]);
      const stranger = await t.call(casesEndpoints.getCase, { token: cases.as('reporter'), params: { id } });
      expect(stranger.status).toBe(404);
      expect((await filling.get(cases.as('reporter'), begun.id)).status).toBe(404);
      expect((await filling.begin(cases.as('reporter'), templateId, id)).status).toBe(422);
      const elsewhere = await t.call(casesEndpoints.getCase, { token: cases.as('other.admin'), params: { id } });
      expect(elsewhere.status).toBe(404);
    });
  });

  it('R30 is not begun once the case has ended', async () => {
    const template = await published('Trop tard');
    const { id } = await cases.open('itBug');
    expect((await cases.move(id, 'void', 'qa', { reason: 'Doublon' })).status).toBe(200);
    const refused = await filling.begin(cases.as('lead'), template.id, id);
    expect(refused.status).toBe(422);
    expect(refused.text).toContain('clos ou annulé');
  });
});
