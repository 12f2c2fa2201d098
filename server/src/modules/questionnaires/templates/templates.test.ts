import { templateEndpoints as api } from '@vigie/domain/modules/questionnaires/templates/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findingsOf } from '../../../platform/testing/findings';
import { createTestApp, type TestApp } from '../../../platform/testing/test-app';
import { change, Designers } from '../testing/templates';

let t: TestApp;
let designers: Designers;
const tokens: Record<string, string> = {};
beforeAll(async () => {
  t = await createTestApp();
  for (const name of ['designer', 'company.admin', 'qa', 'other.admin']) tokens[name] = await t.signIn(name);
  designers = new Designers(t, tokens);
});
afterAll(() => t.close());

const eventsOf = (id: string) =>
  t.database.owner<{ action: string; changes: { field: string; from: unknown; to: unknown }[]; reason: string | null }>(
    `select action, changes, reason from audit_events where record = 'template' and record_id = $1 order by seq`,
    [id],
  );

describe('a template', () => {
  it('R01 is begun, edited, checked, published and begun anew, each told in the trail', async () => {
    const draft = await designers.draft('Audit des fournisseurs');
    expect(draft).toMatchObject({ status: 'draft', revision: 2, savedRevision: 1, versions: [], filled: 0 });
    const check = await t.call(api.checkTemplate, { token: tokens.designer, params: { id: draft.id } });
    expect(check.body).toMatchObject({ revision: 2, faults: [] });
    expect(new Set(check.body.fillings.flatMap(({ shown }) => shown))).toEqual(new Set(['q1', 'q2']));
    const published = await designers.moved(draft, { action: 'publish' });
    expect(published).toMatchObject({ status: 'published', versions: [{ number: 1, questions: 2, signature: null }] });
    const version = await t.call(api.getTemplateVersion, {
      ...{ token: tokens.designer, params: { id: draft.id, number: 1 } },
    });
    expect(version.body.template).toEqual(draft.template);
    expect(version.body.fillings).toEqual(check.body.fillings);
    const revised = await designers.moved(published, { action: 'revise' });
    const same = await designers.move(revised, { action: 'publish' });
    expect([same.status, same.problem.code]).toEqual([409, 'objection']);
    const next = await designers.edited(revised, [change('q1', { title: 'Lot accepté ?' })]);
    const second = await designers.moved(next, { action: 'publish' });
    expect(second.versions.map(({ number }) => number)).toEqual([1, 2]);
    const noReason = await designers.move(second, { action: 'retire' });
    expect(noReason.status).toBe(409);
    const retired = await designers.moved(second, { action: 'retire', reason: 'Remplacé' });
    expect(retired.status).toBe('retired');
    const events = await eventsOf(draft.id);
    expect(events.map(({ action }) => action)).toEqual([
      'template.created',
      'template.edited',
      'template.published',
      'template.revised',
      'template.edited',
      'template.published',
      'template.retired',
    ]);
    expect(events[4]?.changes).toContainEqual({
      ...{ field: 'question.q1.title.Section 1 > Page 1 > Lot accepté ?' },
      ...{ from: 'Lot conforme ?', to: 'Lot accepté ?' },
    });
    expect(events[6]?.reason).toBe('Remplacé');
  });
});

it('R08 what is stored is what the trail tells', async () => {
  expect(await findingsOf(t)).toEqual([]);
});
