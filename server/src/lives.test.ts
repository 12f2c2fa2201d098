import { say } from '@vigie/domain/kernel/message';
import type { Speak } from '@vigie/domain/kernel/records/record-kind';
import { creation } from '@vigie/domain/kernel/trail/audit-event';
import { eventSentence, eventSentences } from '@vigie/domain/messages/event-sentences';
import { casesEndpoints as cases } from '@vigie/domain/modules/cases/contract';
import { allEndpoints } from '@vigie/domain/modules/index';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoCast } from './modules/accounts/public';
import { says, startProvider } from './modules/assistant/testing/provider';
import { addDemoGlossary } from './modules/glossary/demo';
import { auditedSignal } from './modules/insights/control-charts/report-signal';
import { claimSignal } from './modules/insights/control-charts/signal-repository';
import { addDemoTemplates } from './modules/questionnaires/demo';
import { addDemoValues } from './modules/values/demo';
import { type EventRow, toEvent } from './platform/audit/events';
import { verifyCompanyChain } from './platform/audit/verify';
import { systemContext } from './platform/context';
import { findingsOf } from './platform/testing/findings';
import { vouchedResetStory } from './platform/testing/lives/account-stories';
import { liveRandomly } from './platform/testing/lives/random-life';
import { Stage } from './platform/testing/lives/stage';
import { stories } from './platform/testing/lives/stories';
import { listUnnamed, Originals, planRows, planTamperings } from './platform/testing/tampering';
import { createTestApp, type TestApp } from './platform/testing/test-app';

/** A short life in every run of the tests; `npm run fuzz` lives longer ones. */
const acts = Number(process.env.VIGIE_LIFE_ACTS ?? 120);
const seed = Number(process.env.VIGIE_LIFE_SEED ?? 20_261_118);

const metricsToken = 'shows what was answered';
let t: TestApp;
let provider: Awaited<ReturnType<typeof startProvider>>;
let stage: Stage;
const answered = new Set<string>();
beforeAll(async () => {
  provider = await startProvider();
  provider.behave(says('Le lot est bloqué.'));
  t = await createTestApp({ chatProvider: provider.config, metricsToken });
  stage = new Stage(t);
  const cast = demoCast(t.app.platform);
  await addDemoGlossary(t.app.platform, cast);
  await addDemoValues(t.app.platform, cast);
  await addDemoTemplates(t.app.platform, cast);
});
afterAll(async () => {
  await t.close();
  await provider.close();
});

/** Which routes the application has answered with success, as it counts them itself. */
async function noteAnswered(app: TestApp): Promise<void> {
  const { text } = await app.request('GET', '/metrics', { token: metricsToken });
  for (const [, method, route] of text.matchAll(
    /^vigie_http_request_seconds_count\{method="(\w+)",route="([^"]+)",status="2\d\d"\} [1-9]/gm,
  )) {
    answered.add(`${method} ${route}`);
  }
}

describe('R41 R08 verify holds after', () => {
  it.each(Object.entries(stories))('%s', async (_, story) => {
    await story(stage);
    expect(await findingsOf(t)).toEqual([]);
  });

  it('a password that two administrators opened the way to', async () => {
    const withoutMail = await vouchedResetStory(stage, { metricsToken });
    await noteAnswered(withoutMail);
    await withoutMail.close();
    expect(await findingsOf(t)).toEqual([]);
  });

  it(
    'random acts of random people on all of it',
    async () => {
      expect(await liveRandomly(t, { seed, acts })).toBeNull();
    },
    60_000 + acts * 1000,
  );
});

describe('R41 no removal of a factor and no import goes by without', () => {
  it('an event of the trail, which names who did it', async () => {
    const events = await t.database.owner<{ action: string; actor: string }>(
      `select distinct action, actor_username as actor from audit_events
        where action in ('user.second_factor_removed', 'import.approved', 'import.finished') order by 1, 2`,
    );
    expect(events).toEqual([
      { action: 'import.approved', actor: 'qa' },
      { action: 'import.finished', actor: 'designer' },
      { action: 'user.second_factor_removed', actor: 'other.admin' },
    ]);
  });
});

describe('R09 every event of these lives', () => {
  it('reads as a sentence that names what it is about, in both languages', async () => {
    const rows = await t.database.owner<EventRow>(
      `select distinct on (action) seq, at, actor_id, actor_name, actor_username, actor_roles, action, record, record_id,
        changes, reason, '' as hash from audit_events order by action, seq desc`,
    );
    const bad = (['fr', 'en'] as const).flatMap((language) =>
      rows.map(toEvent).flatMap((event) => {
        const words = t.app.platform.recordKinds.all.find(({ kind }) => kind.name === event.record)?.kind.words;
        const speak: Speak = (message, values) => say(language, message, values);
        const sentence = eventSentence(event, { speak, words, name: event.recordId });
        const isKnown = Object.hasOwn(eventSentences, event.action);
        return isKnown && !/\{\w+[|}]|–/.test(sentence) ? [] : [`${event.action}: ${sentence}`];
      }),
    );
    expect(bad).toEqual([]);
  });
});

describe('R41 every endpoint that changes something', () => {
  /** Why nothing here is answered with success by these. */
  const exceptions: Readonly<Record<string, string>> = {
    reportSignal: 'a signal takes a year of cases: control-charts.test.ts verifies after it',
  };

  it('was answered with success at least once in these lives', async () => {
    await noteAnswered(t);
    const missing = allEndpoints
      .filter(({ endpoint }) => endpoint.method !== 'GET')
      .filter(({ endpoint: { method, path } }) => !answered.has(`${method} ${path}`))
      .map(({ name }) => name);
    expect(missing.sort()).toEqual(Object.keys(exceptions).sort());
  });
});

const companyId = 1;

/** A year of cases would show one; here it is written as the search for signals writes it. */
async function addSignal(): Promise<void> {
  await t.app.platform.database.transaction(systemContext(companyId), async (tx) => {
    const found = {
      indicator: 'opened',
      bucket: 'month',
      from: '2026-10-01',
      rule: 'beyond_limits',
      value: 7,
    } as const;
    const signal = { ...found, ownerId: null };
    const recordId = await claimSignal(tx, signal);
    if (recordId === null) throw new Error('the signal was there already');
    const changes = creation(auditedSignal({ ...signal, reportId: null }));
    tx.audit({ action: 'kpi_signal.found', record: 'kpi_signal', recordId, changes });
  });
}

/** One confidential case stays so, with comments, files and signatures under its wall. */
async function restrictOne(stage: Stage): Promise<void> {
  const [open] = await t.database.owner<{ id: string }>(`select c.id from cases c
    join users u on u.company_id = c.company_id and u.id = c.owner_id
    where c.status = 'in_progress' and u.username = 'lead' order by c.comment_count desc, c.id limit 1`);
  const readers = { readerIds: [await stage.idOf('designer')], readerRoles: ['validator'] };
  const params = { id: open?.id ?? '' };
  const { version } = await stage.act('lead', cases.getCase, { params });
  await stage.act('lead', cases.restrictCase, {
    params,
    version,
    body: { isConfidential: true, ...readers, reason: 'Une personne' },
  });
}

describe('R08 R40 verify names what was altered behind the application’s back', () => {
  const owner = <Row extends object>(text: string, values?: unknown[]) => t.database.owner<Row>(text, values);
  let originals: Originals;
  let planned: Awaited<ReturnType<typeof planTamperings>>;
  beforeAll(async () => {
    await addSignal();
    await restrictOne(stage);
    expect(await findingsOf(t)).toEqual([]);
    planned = await planTamperings(owner);
    originals = new Originals(owner);
    await originals.keep([...new Set(planned.plan.map(({ table }) => table))]);
  });

  it('with a row of every table that has a verified column', () => {
    expect(planned.withoutRows).toEqual([]);
  });

  it('in each verified column of each table', async () => {
    expect(await listUnnamed(t, originals, planned.plan)).toEqual([]);
  }, 300_000);

  it('by a row that was taken out or put in', async () => {
    const tables = [...new Set(planned.plan.map(({ table }) => table))];
    expect(await listUnnamed(t, originals, await planRows(owner, tables))).toEqual([]);
  }, 300_000);

  it('in each column of the trail itself', async () => {
    const { database } = t.app.platform;
    const columns = [
      'at',
      'actor_name',
      'actor_username',
      'action',
      'record',
      'record_id',
      'reason',
      'request_id',
      'seq',
    ];
    await t.database.owner('create table originals.audit_events as select * from audit_events');
    for (const column of columns) {
      const value =
        column === 'at'
          ? `at - interval '1 year'`
          : column === 'seq'
            ? 'seq + 100000'
            : `coalesce(${column}, '') || 'x'`;
      await originals.silently([
        `update audit_events set ${column} = ${value} where company_id = ${companyId} and seq = 5`,
      ]);
      const { broken } = await verifyCompanyChain(database, companyId);
      expect(broken, column).toMatch(/event 5/);
      await originals.silently([
        'delete from audit_events',
        'insert into audit_events select * from originals.audit_events',
      ]);
    }
  });
});
