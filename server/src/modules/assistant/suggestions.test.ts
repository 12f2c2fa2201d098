import { assistantEndpoints as assistant } from '@vigie/domain/modules/assistant/contract';
import { lies } from '@vigie/domain/modules/assistant/testing/text-pairs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findingsOf } from '../../platform/testing/findings';
import { createTestApp, type TestApp } from '../../platform/testing/test-app';
import { complete, ifMatch, reporting } from '../reports/testing/reports';
import { aField, assistantWork, suggestionIn } from './testing/asking';
import { says, startProvider } from './testing/provider';

const original = 'le lot 26K1043 est bloqué, 12 flacon cassés le 02/11/2026';
const faithful = 'Le lot 26K1043 est bloqué ; 12 flacons cassés le 02/11/2026.';
const lying = 'Le lot 26K1043 est bloqué ; 21 flacons cassés le 02/11/2026.';
const style = { task: 'style', ...aField } as const;

let t: TestApp;
let provider: Awaited<ReturnType<typeof startProvider>>;
let work: Awaited<ReturnType<typeof assistantWork>>;
beforeAll(async () => {
  provider = await startProvider();
  t = await createTestApp({ chatProvider: provider.config });
  work = await assistantWork(t);
});
afterAll(async () => {
  await t.close();
  await provider.close();
});

/** A text in the field, and what the provider makes of it. */
async function suggested(answer: string, text = original) {
  const { version } = await work.says(text);
  provider.behave(says(answer));
  return { ...suggestionIn(await work.ask(style)), version };
}

const eventsAfter = (seq: number) =>
  t.database.owner<{ action: string; record_id: string; actor_username: string; reason: string; changes: unknown[] }>(
    'select action, record_id, actor_username, reason, changes from audit_events where seq > $1 and company_id = 1 order by seq',
    [seq],
  );
const lastEvent = async () => {
  const [row] = await t.database.owner<{ seq: number }>(
    'select max(seq) as seq from audit_events where company_id = 1',
  );
  return Number(row?.seq);
};

describe('a suggestion', () => {
  it('R01 R04 is accepted as a change by that person, recorded as assisted with model and hashes', async () => {
    const made = await suggested(faithful);
    expect(made.marks).toEqual([]);
    const seq = await lastEvent();
    const answer = await work.accept(made.id, { text: faithful, reason: 'Plus clair' }, made.version);
    expect(answer.status, answer.text).toBe(200);
    expect(answer.body).toEqual({ text: faithful, version: made.version + 1 });
    expect(await work.saysNow()).toBe(faithful);
    expect(await eventsAfter(seq)).toEqual([
      {
        action: 'case.step_changed',
        record_id: work.id,
        actor_username: 'lead',
        reason: 'Plus clair',
        changes: [
          { field: 'productBatch.justification', from: original, to: faithful },
          { field: 'assisted.inputHash', from: null, to: made.inputHash },
          { field: 'assisted.model', from: null, to: 'plume-1' },
          { field: 'assisted.promptHash', from: null, to: made.promptHash },
          { field: 'assisted.suggestion', from: null, to: made.id },
        ],
      },
      {
        action: 'suggestion.accepted',
        record_id: String(made.id),
        actor_username: 'lead',
        reason: null,
        changes: [{ field: 'decision', from: null, to: 'accepted' }],
      },
    ]);
  });

  it('that says something else is accepted only by a user who says that they have read it', async () => {
    const made = await suggested(lying);
    expect(made.marks.map((mark) => mark.in)).toContain('suggestion');
    const unread = await work.accept(made.id, { text: lying }, made.version);
    expect(unread.problem).toMatchObject({ status: 409, code: 'objection' });
    expect(unread.problem.detail).toContain('2');
    expect(await work.saysNow()).toBe(original);
    expect((await work.accept(made.id, { text: lying, read: true }, made.version)).status).toBe(200);
    expect(await work.saysNow()).toBe(lying);
  });

  it('of a long text hides names and finds a changed number as well as that of a short one', async () => {
    const long = `${'Le flacon est tombé du convoyeur. '.repeat(60)}${original}`;
    const changed = long.replace('12 flacon', '21 flacon');
    const made = await suggested(changed, long);
    expect(provider.requests.at(-1)?.text).not.toContain('26K1043');
    expect(made.text).toBe(changed);
    expect(made.marks.map(({ start, end }) => changed.slice(start, end))).toContain('21');
    expect((await work.accept(made.id, { text: changed }, made.version)).status).toBe(409);
    expect((await work.accept(made.id, { text: changed, read: true }, made.version)).status).toBe(200);
  });

  it('is checked again as it is edited', async () => {
    const made = await suggested(faithful);
    expect((await work.accept(made.id, { text: lying }, made.version)).status).toBe(409);
    const edited = `${faithful.slice(0, -1)}, sans blessé.`;
    expect((await work.accept(made.id, { text: edited, read: true }, made.version)).status).toBe(200);
    expect(await work.saysNow()).toBe(edited);
  });

  it('R25 is accepted once when it is accepted twice at the same moment', async () => {
    const made = await suggested(faithful);
    const both = await Promise.all([1, 2].map(() => work.accept(made.id, { text: faithful }, made.version)));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(both.find(({ status }) => status === 409)?.problem.code).toBe('wrong_state');
  });

  it('R20 is no other user’s', async () => {
    const made = await suggested(faithful);
    const other = await work.accept(made.id, { text: faithful }, made.version, 'other.admin');
    expect(other.status).toBe(404);
    expect((await work.refuse(made.id, 'other.admin')).status).toBe(404);
    const colleague = await work.accept(made.id, { text: faithful }, made.version, 'qa');
    expect(colleague.problem).toMatchObject({ status: 409, code: 'objection' });
    expect((await work.refuse(made.id, 'qa')).status).toBe(409);
    expect(await work.saysNow()).toBe(original);
  });

  it('is not written over what another user wrote meanwhile', async () => {
    const made = await suggested(faithful);
    const { version } = await work.says('Tout autre chose.');
    expect((await work.accept(made.id, { text: faithful }, version)).problem).toMatchObject({
      status: 409,
      code: 'objection',
    });
    const { version: again } = await work.says(original);
    expect((await work.accept(made.id, { text: faithful }, made.version)).status).toBe(412);
    expect((await work.accept(made.id, { text: faithful }, again)).status).toBe(200);
  });

  it('can be refused, once, and then no longer accepted', async () => {
    const made = await suggested(faithful);
    expect((await work.refuse(made.id)).status).toBe(204);
    expect((await work.refuse(made.id)).status).toBe(409);
    expect((await work.accept(made.id, { text: faithful }, made.version)).status).toBe(409);
    expect(await work.saysNow()).toBe(original);
  });

  it('R03 is written under the rules of the step: by who may write it, and with a reason once it is ready', async () => {
    const made = await suggested(faithful);
    provider.behave(says(faithful));
    const ofReader = suggestionIn(await work.ask(style, 'reporter'));
    const reader = await t.call(assistant.acceptSuggestion, {
      token: work.as('reporter'),
      params: { id: ofReader.id },
      headers: ifMatch(made.version),
      body: { text: faithful },
    });
    expect(reader.status).toBe(403);
    await work.mark(work.id, 'productBatch', 'markReady');
    const version = await work.version();
    const without = await work.accept(made.id, { text: faithful }, version);
    expect(without.status).toBe(422);
    expect((await work.accept(made.id, { text: faithful, reason: 'Plus clair' }, version)).status).toBe(200);
  });

  it('is made for what happened in a report, and accepted by its author alone', async () => {
    const doing = reporting(t);
    const what = 'le lot 26K1043 est arrivé ouvert, 3 cartons';
    const better = 'Le lot 26K1043 est arrivé ouvert : 3 cartons.';
    const report = await doing.draft(work.as('reporter'), { ...complete, what });
    provider.behave(says(better));
    const ask = (who: string) =>
      t.request('POST', '/api/v1/assistant/what', { token: work.as(who), body: { reportId: report.id } });
    expect((await ask('lead')).status).toBe(404);
    const made = suggestionIn(await ask('reporter'));
    expect(made).toMatchObject({ step: null, field: 'what', original: what, text: better });
    expect(provider.requests[0]?.text).not.toContain('26K1043');
    const seen = await t.call(assistant.previewWhat, {
      token: work.as('reporter'),
      body: { reportId: report.id },
    });
    expect(seen.body.standIns).toEqual([{ standIn: '[BATCH_1]', original: '26K1043' }]);
    const tooLong = { text: better.repeat(100), read: true };
    expect((await work.accept(made.id, tooLong, report.version, 'reporter')).status).toBe(422);
    const answer = await work.accept(made.id, { text: better }, report.version, 'reporter');
    expect(answer.status, answer.text).toBe(200);
    expect((await doing.get(work.as('reporter'), report.id)).answers.what).toBe(better);
  });
});

describe('a provider that lies', () => {
  it(`in ${lies.length} ways is accepted unread in none`, async () => {
    expect(lies.length).toBeGreaterThanOrEqual(200);
    const accepted: string[] = [];
    for (const { what, from, to, original: said, suggestion } of lies) {
      const { version } = await work.says(said);
      provider.behave(says(suggestion));
      const task = from === to ? style : ({ task: 'translate', ...aField, language: to } as const);
      const made = suggestionIn(await work.ask(task));
      const answer = await work.accept(made.id, { text: made.text, reason: 'Essai' }, version);
      if (answer.status !== 409 || made.marks.length === 0) accepted.push(`${what}: ${suggestion} ${answer.status}`);
    }
    expect(accepted).toEqual([]);
  }, 240_000);
});

it('everything that was suggested, accepted and refused holds against the trail', async () => {
  expect(await findingsOf(t)).toEqual([]);
}, 120_000);
