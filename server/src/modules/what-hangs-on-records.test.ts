import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { actionsEndpoints as actions } from '@vigie/domain/modules/actions/contract';
import { casesEndpoints as cases } from '@vigie/domain/modules/cases/contract';
import { dutiesEndpoints as duties } from '@vigie/domain/modules/gemba/duties/contract';
import { observationsEndpoints as observations } from '@vigie/domain/modules/gemba/observations/contract';
import { routesEndpoints as routes } from '@vigie/domain/modules/gemba/routes/contract';
import { stationsEndpoints as stations } from '@vigie/domain/modules/gemba/stations/contract';
import { walksEndpoints as walks } from '@vigie/domain/modules/gemba/walks/contract';
import { questionnaireEndpoints as questionnaires } from '@vigie/domain/modules/questionnaires/filled/contract';
import { templateEndpoints as templates } from '@vigie/domain/modules/questionnaires/templates/contract';
import { ask, asking } from '@vigie/domain/modules/questionnaires/testing/small-templates';
import { reportsEndpoints as reports } from '@vigie/domain/modules/reports/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createdKinds } from '../platform/testing/listed-kinds';
import { KindLife } from '../platform/testing/lives/kind-stories';
import { Stage } from '../platform/testing/lives/stage';
import type { Answer, TestApp } from '../platform/testing/test-app';
import { createTestApp } from '../platform/testing/test-app';
import { demoPassword } from './accounts/public';
import { actsOnEndedAudit } from './audits/testing/acts-on-ended';
import { actsOnEndedProgramme } from './audits/testing/acts-on-ended-programme';
import { evaluateChecks } from './cases/capa/capa-checks';
import { capaFor, caseWork, rootOf } from './cases/testing/cases';
import { actsOnEndedProcedure } from './procedures/testing/acts-on-ended';
import { questionnaireWork } from './questionnaires/testing/questionnaires';
import { change, Designers } from './questionnaires/testing/templates';
import { ifMatch, reporting, userIdOf } from './reports/testing/reports';
import { actsOnEndedTraining } from './training/testing/acts-on-ended';
import { signedRecords, whatHangsOnRecords } from './what-hangs-on-records';

let t: TestApp;
let work: Awaited<ReturnType<typeof caseWork>>;
beforeAll(async () => {
  t = await createTestApp();
  work = await caseWork(t);
});
afterAll(() => t.close());

const pairsOf = (tables: typeof whatHangsOnRecords) =>
  tables.flatMap(({ tableName, on }) => on.map((record) => `${tableName} on ${record}`)).sort();

const severalOf = (record: string) => (record.endsWith('y') ? `${record.slice(0, -1)}ies` : `${record}s`);

/** By its own rows, a reference, the number of a record, or its name. */
async function pairsInCatalogue(): Promise<string[]> {
  const rows = await t.database.owner<{ table: string; columns: string[]; refers: string[] | null }>(`
    select c.relname as table, array_agg(distinct a.attname::text) as columns,
      array_agg(distinct f.confrelid::regclass::text) filter (where f.oid is not null) as refers
    from pg_class c
      join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      left join pg_constraint f on f.conrelid = c.oid and f.contype = 'f'
    where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace group by c.relname`);
  const belongs = ({ table, columns, refers }: (typeof rows)[number], record: string) =>
    table === severalOf(record) ||
    refers?.includes(severalOf(record)) ||
    columns.includes(`${record}_id`) ||
    columns.includes('record_id') ||
    table.startsWith(`${record}_`);
  return rows
    .flatMap((row) =>
      signedRecords.filter((record) => belongs(row, record)).map((record) => `${row.table} on ${record}`),
    )
    .sort();
}

describe('what hangs on records', () => {
  it('R39 is listed, each table of the database with whether signatures cover it, or it is frozen, or why neither', async () => {
    const listed = pairsOf(whatHangsOnRecords);
    expect(listed).toEqual(await pairsInCatalogue());
    expect(new Set(listed).size).toBe(listed.length);
    expect(whatHangsOnRecords.filter(({ why }) => why.length < 20)).toEqual([]);
  });

  it('R39 is printed for inspectors', async () => {
    const page = fileURLToPath(new URL('../../../docs/inspectors.md', import.meta.url));
    const text = await readFile(page, 'utf8');
    const [start, end] = ['<!-- what hangs on records -->\n', '<!-- end of what hangs on records -->'];
    const before = text.slice(0, text.indexOf(start) + start.length);
    const rows = whatHangsOnRecords.map(
      ({ tableName, on, standing, why }) =>
        `| \`${tableName}\` | ${on.length === signedRecords.length ? 'each' : on.join(', ')} | ${standing} | ${why} |`,
    );
    const drawn = ['| table | on | standing | why |', '| --- | --- | --- | --- |', ...rows, ''].join('\n');
    const written = `${before}\n${drawn}\n${text.slice(text.indexOf(end))}`;
    if (written !== text) await writeFile(page, written);
    expect(written === text, 'docs/inspectors.md did not tell the list. It has been written anew: commit it.').toBe(
      true,
    );
  });
});

interface Act {
  readonly run: () => Promise<Answer<unknown>>;
  /** Of the rows that must stay; all of the table by default. */
  readonly rows?: string;
  /** It changes something else, which is allowed. */
  readonly isDone?: true;
}

const aFile = {
  headers: { 'content-type': 'multipart/form-data; boundary=edge' },
  body: [
    '--edge\r\nContent-Disposition: form-data; name="file"; filename="late.pdf"\r\n\r\n',
    '%PDF-1.7\n1 0 obj\n<<late>>\nendobj\ntrailer\n<<>>\n%%EOF\n\r\n--edge--\r\n',
  ].join(''),
};

/** A closed case with something of everything, its report, an action and a questionnaire of it, and a retired template. */
async function endedRecords() {
  const filling = questionnaireWork(t);
  const designers = new Designers(t, {
    designer: work.as('designer'),
    'company.admin': await t.signIn('company.admin'),
  });
  const [lead, qa, reporter] = [work.as('lead'), work.as('qa'), work.as('reporter')];
  const credentials = { username: 'qa', password: demoPassword };
  const other = await work.open('itBug', 'Fuite sous la cuve 9, encore.');
  const third = await work.open('itBug', 'Fuite sous la cuve 9, toujours.');
  const opened = await work.open('itBug');
  const { id } = opened;
  const params = { id };
  const ok = async <Body>(answer: Promise<Answer<Body>>): Promise<Body> => {
    const { status, body, text } = await answer;
    if (status >= 300) throw new Error(text);
    return body;
  };
  const designerId = await userIdOf(t, 'designer');
  const effectiveness = { criterion: 'Aucune fuite', checkOn: null, measure: null };
  await ok(work.write(id, 'rootCause', 0, { 'cause-000001': rootOf('Joint usé') }));
  await ok(work.write(id, 'capaPlan', 0, { 'capa-000001': capaFor('cause-000001', designerId, { effectiveness }) }));
  await ok(work.attach(id));
  await ok(t.call(cases.linkCase, { token: lead, params, body: { otherId: other.id, note: 'La même' } }));
  await ok(t.call(cases.addCaseMember, { token: lead, params, body: { userId: await userIdOf(t, 'reporter') } }));
  await ok(t.call(cases.commentOnCase, { token: lead, params, body: { text: 'Vu' } }));
  const templateId = await filling.publish(asking(ask('q1', 'short_answer', { title: 'Vu ?' })), true);
  const begun = await filling.answered(reporter, await filling.begun(reporter, templateId, id), { q1: 'Oui' });
  await ok(t.call(questionnaires.attachToQuestionnaire, { token: reporter, params: { id: begun.id }, ...aFile }));
  const questionnaire = await ok(filling.signed(reporter, begun, 'reporter'));
  await work.markAll(opened, 'markReady', 'lead');
  await ok(work.move(id, 'submit', 'lead'));
  await work.markAll(opened, 'review', 'qa');
  await ok(work.move(id, 'approve', 'qa'));
  await work.finishActions(id, 'designer');
  const verdict = { isEffective: true, findings: 'Rien de nouveau.', credentials };
  const [check] = (await work.get(id)).capaChecks;
  const capaId = check?.capaId ?? '';
  const judge = async () => {
    const version = (await work.get(id)).capaChecks[0]?.version ?? 0;
    const asked = { token: qa, params: { id, capaId }, headers: ifMatch(version), body: verdict };
    return t.call(cases.recordCapaCheck, asked);
  };
  await ok(judge());
  await ok(work.move(id, 'close', 'qa'));
  const template = await designers.moved(await designers.draft('Retiré'), { action: 'publish' });
  const retired = await designers.moved(template, { action: 'retire', reason: 'Remplacé' });
  const published = await designers.moved(await designers.draft('Publié'), { action: 'publish' });
  const [conflict] = await t.database.owner<{
    id: number;
  }>(`with kept as (select set_config('session_replication_role', 'replica', true))
    insert into template_conflicts (company_id, template_id, code, about, field, first, second, revision, second_by)
      select company_id, id, 'both_changed', 'q1', 'title', '"a"', '"b"', 1, created_by from templates, kept
      where id = '${retired.id}' returning id`);
  const { actions: followed, reportId } = await work.get(id);
  const action = followed.find(({ origin }) => origin.startsWith('CAPA-'));
  if (!action || !reportId || !conflict) throw new Error('something is missing');
  return {
    id,
    other,
    third,
    action,
    reportId,
    questionnaire,
    retired,
    published,
    conflict,
    capaId,
    filling,
    designers,
    judge,
    lead,
    qa,
    reporter,
    credentials,
    templateId,
  };
}

type Ended = Awaited<ReturnType<typeof endedRecords>>;

/** At least one act for each table that is signed or frozen, on records that have ended. */
function actsOn(ended: Ended): Readonly<Record<string, readonly Act[]>> {
  const { id, other, third, action, reportId, questionnaire, retired, published, filling, designers } = ended;
  const { lead, qa, reporter } = ended;
  const designer = work.as('designer');
  const params = { id };
  const onAction = { token: designer, params: { id: action.id } };
  const onQuestionnaire = { token: reporter, params: { id: questionnaire.id } };
  const onReport = { token: reporter, params: { id: reportId } };
  const onTemplate = { token: designer, params: { id: retired.id } };
  const one = (run: Act['run'], more: Omit<Act, 'run'> = {}): readonly Act[] => [{ run, ...more }];
  const changeReport = async () => {
    const { version } = await reporting(t).get(reporter, reportId);
    return t.call(reports.changeReport, {
      ...onReport,
      headers: ifMatch(version),
      body: { answers: { what: 'Autre' }, reason: 'x' },
    });
  };
  return {
    'reports on report': one(changeReport),
    'reports on case': one(changeReport),
    'report_decisions on report': one(async () => {
      const report = await reporting(t).get(reporter, reportId);
      const made = { decision: 'reject' as const, comment: 'Non' };
      return reporting(t).decide(work.as('validator'), report, made, { username: 'validator' });
    }),
    'cases on case': one(async () => {
      const { version } = await work.get(id);
      const body = { cost: 12, reason: 'Facture' };
      return t.call(cases.changeCase, { token: qa, params, headers: ifMatch(version), body });
    }),
    'case_steps on case': one(async () => {
      const { version } = (await work.step(id, 'rootCause')).body;
      return work.write(id, 'rootCause', version, { 'cause-000001': rootOf('Autre') }, 'Précision');
    }),
    'actions on case': one(() => work.moveAction(action.id, 'reopen', 'qa', 'Encore')),
    'capa_checks on case': one(ended.judge),
    'questionnaires on case': one(() => filling.begin(reporter, ended.templateId, id)),
    'case_members on case': one(async () => {
      const body = { userId: await userIdOf(t, 'qa') };
      return t.call(cases.addCaseMember, { token: lead, params, body });
    }),
    'case_analyses on case': one(() => t.call(cases.analyseRecurrence, { token: lead, params })),
    'case_dismissals on case': one(() =>
      t.call(cases.dismissMatch, { token: lead, params: { id, otherId: other.id }, body: { reason: 'Autre lieu' } }),
    ),
    'record_links on case': [
      {
        run: () => t.call(cases.linkCase, { token: lead, params, body: { otherId: third.id, note: '' } }),
      },
      {
        run: () => t.call(cases.unlinkCase, { token: lead, params: { id, otherId: other.id }, body: { reason: 'x' } }),
      },
      ...[third.id, other.id].map(
        (from): Act => ({
          run: () => t.call(cases.linkCase, { token: lead, params: { id: from }, body: { otherId: id, note: 'Vu' } }),
          rows: `record_id = '${id}'`,
          isDone: true,
        }),
      ),
      ...[third.id, other.id].map(
        (from): Act => ({
          run: () =>
            t.call(cases.unlinkCase, { token: lead, params: { id: from, otherId: id }, body: { reason: 'Erreur' } }),
          rows: `record_id = '${id}'`,
          isDone: true,
        }),
      ),
    ],
    'comments on case': one(() => t.call(cases.commentOnCase, { token: lead, params, body: { text: 'Encore' } })),
    'attachment_links on case': one(() => work.attach(id, { reason: 'Relevé' })),
    'actions on action': one(async () => {
      const { version } = (await t.call(actions.getAction, onAction)).body;
      const todos = { 'todo-abcdefgh': { text: 'Encore', completed: false } };
      return t.call(actions.changeAction, { ...onAction, headers: ifMatch(version), body: { todos } });
    }),
    'attachment_links on action': one(() => t.call(actions.attachToAction, { ...onAction, ...aFile })),
    'comments on action': one(() => t.call(actions.commentOnAction, { ...onAction, body: { text: 'Encore' } })),
    'questionnaires on questionnaire': one(async () => {
      const { version } = (await filling.get(qa, questionnaire.id)).body;
      const more = { reason: 'Encore', credentials: ended.credentials };
      return filling.move(qa, { id: questionnaire.id, version }, 'reopen', more);
    }),
    'attachment_links on questionnaire': one(() =>
      t.call(questionnaires.attachToQuestionnaire, { ...onQuestionnaire, ...aFile }),
    ),
    'comments on questionnaire': one(() =>
      t.call(questionnaires.commentOnQuestionnaire, { ...onQuestionnaire, body: { text: 'Encore' } }),
    ),
    'attachment_links on report': one(() =>
      t.call(reports.attachToReport, { ...onReport, query: { reason: 'x' }, ...aFile }),
    ),
    'templates on template': one(() =>
      t.call(templates.changeTemplateSettings, {
        ...onTemplate,
        headers: ifMatch(retired.version),
        body: { needsSignature: true },
      }),
    ),
    'template_versions on template': one(
      async () => {
        const revised = await designers.moved(published, { action: 'revise' });
        return designers.edit(revised, [change('q1', { title: 'Autre' })]);
      },
      { isDone: true },
    ),
    'template_edits on template': one(() => designers.edit(retired, [change('q1', { title: 'Autre' })])),
    'template_conflicts on template': one(() =>
      t.call(templates.decideTemplateConflict, {
        token: designer,
        params: { id: retired.id, conflict: ended.conflict.id },
        headers: ifMatch(retired.version),
        body: { choice: 'first' as const },
      }),
    ),
    'attachment_links on template': one(() => t.call(templates.attachToTemplate, { ...onTemplate, ...aFile })),
  };
}

/** Those of kinds in tables of their own, each brought to the end of its usual way. */
async function actsOnCreatedKinds(): Promise<Readonly<Record<string, readonly Act[]>>> {
  const stage = new Stage(t);
  const acts: Record<string, readonly Act[]> = {};
  for (const created of createdKinds) {
    const life = new KindLife(stage, created);
    const { id } = await life.create('Terminé');
    await life.moveToEnd(id);
    const { name } = created.kind;
    acts[`${created.table} on ${name}`] = [{ run: () => life.change(id, 'Autrement') }];
    acts[`attachment_links on ${name}`] = [{ run: () => life.attach(id) }];
  }
  return acts;
}

/** A station and a route that are retired, a duty that has ended, and an observation that is settled. */
async function actsOnGemba(): Promise<Readonly<Record<string, readonly Act[]>>> {
  const stage = new Stage(t);
  const { act } = stage.bound();
  const [designer, lead] = [work.as('designer'), work.as('lead')];
  const why = { reason: 'Essai' };
  const place = { label: 'Poste retiré', site: 'Site', department: 'Essais' };
  const station = await act('designer', stations.createGembaStation, { body: place });
  const route = await act('designer', routes.createGembaRoute, { body: { title: 'Retiré', stations: [station.id] } });
  const personId = await stage.idOf('lead');
  const firstDay = new Date().toISOString().slice(0, 10);
  const duty = await act('designer', duties.createGembaDuty, {
    body: { routeId: route.id, personId, rhythm: 'monthly', firstDay },
  });
  const walk = await act('lead', walks.createGembaWalk, { body: { startsNow: true } });
  const seen = { walkId: walk.id, stationId: station.id, verdict: 'good' as const, category: 'order', text: 'Net' };
  const observation = await act('lead', observations.createObservation, { body: seen });
  const end = { version: 1, body: { action: 'retire' as const, ...why } };
  await act('designer', stations.moveGembaStation, { params: { id: station.id }, ...end });
  await act('designer', routes.moveGembaRoute, { params: { id: route.id }, ...end });
  const over = { version: duty.version, body: { action: 'end' as const, ...why } };
  await act('designer', duties.moveGembaDuty, { params: { id: duty.id }, ...over });
  const onStation = { token: designer, params: { id: station.id } };
  const onRoute = { token: designer, params: { id: route.id } };
  const onDuty = { token: designer, params: { id: duty.id } };
  const onObservation = { token: lead, params: { id: observation.id } };
  const changed = { headers: ifMatch(2) };
  return {
    'gemba_stations on gemba_station': [
      { run: () => t.call(stations.changeGembaStation, { ...onStation, ...changed, body: { site: 'x', ...why } }) },
    ],
    'attachment_links on gemba_station': [
      { run: () => t.call(stations.attachToGembaStation, { ...onStation, query: why, ...aFile }) },
    ],
    'gemba_routes on gemba_route': [
      { run: () => t.call(routes.changeGembaRoute, { ...onRoute, ...changed, body: { title: 'x', ...why } }) },
    ],
    'attachment_links on gemba_route': [
      { run: () => t.call(routes.attachToGembaRoute, { ...onRoute, query: why, ...aFile }) },
    ],
    'gemba_duties on gemba_duty': [
      { run: () => t.call(duties.changeGembaDuty, { ...onDuty, ...changed, body: { personId, ...why } }) },
    ],
    'attachment_links on gemba_duty': [
      { run: () => t.call(duties.attachToGembaDuty, { ...onDuty, query: why, ...aFile }) },
    ],
    'observations on observation': [
      {
        run: () =>
          t.call(observations.changeObservation, {
            ...onObservation,
            headers: ifMatch(1),
            body: { text: 'Autre', ...why },
          }),
      },
    ],
    'attachment_links on observation': [
      { run: () => t.call(observations.attachToObservation, { ...onObservation, query: why, ...aFile }) },
    ],
  };
}

/** Of what signatures on the case cover, one column of each table, altered past the application. */
const alterations: Readonly<Record<string, (ended: Ended) => readonly [column: string, value: string, rows: string]>> =
  {
    cases: ({ id }) => ['title', `'Autre'`, `id = '${id}'`],
    case_steps: ({ id }) => ['content', `'{}'`, `case_id = '${id}' and step = 'rootCause'`],
    actions: ({ action }) => ['summary', `'Autre'`, `id = '${action.id}'`],
    capa_checks: ({ capaId }) => ['criterion', `'Autre'`, `capa_id = '${capaId}'`],
    questionnaires: ({ questionnaire }) => ['answers', `'{}'`, `id = '${questionnaire.id}'`],
    attachment_links: ({ id }) => ['removed_at', 'now()', `record = 'case' and record_id = '${id}'`],
  };

describe('records that have ended', () => {
  const rowsOf = async (table: string, rows = 'true') =>
    (
      await t.database.owner<{ hash: string }>(
        `select md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as hash from ${table} t where ${rows}`,
      )
    )[0]?.hash;
  let ended: Ended;
  beforeAll(async () => {
    ended = await endedRecords();
  }, 120_000);
  const signatures = async () => (await work.get(ended.id)).signatures.map(({ isValid }) => isValid);

  it('R30 R39 refuse every act on what the list calls signed or frozen, and keep it', async () => {
    const acts: Readonly<Record<string, readonly Act[]>> = {
      ...actsOn(ended),
      ...(await actsOnCreatedKinds()),
      ...(await actsOnGemba()),
      ...(await actsOnEndedAudit(t, aFile)),
      ...(await actsOnEndedProgramme(t, aFile)),
      ...(await actsOnEndedProcedure(t, aFile)),
      ...(await actsOnEndedTraining(t, aFile)),
    };
    expect(Object.keys(acts).sort()).toEqual(pairsOf(whatHangsOnRecords.filter((one) => one.standing !== 'neither')));
    for (const [pair, list] of Object.entries(acts)) {
      const [table = ''] = pair.split(' on ');
      for (const { run, rows, isDone } of list) {
        const before = await rowsOf(table, rows);
        const { status, text } = await run();
        if (isDone) expect(status, `${pair} ${text}`).toBeLessThan(300);
        else expect([403, 409, 422], `${pair} ${status} ${text}`).toContain(status);
        expect(await rowsOf(table, rows), pair).toBe(before);
      }
    }
    expect(await signatures()).toEqual([true, true, true]);
  }, 120_000);

  it('R13 R14 R39 lose their signatures when what the list calls signed is altered past the application', async () => {
    const onCase = whatHangsOnRecords.filter(({ standing, on }) => standing === 'signed' && on.includes('case'));
    expect(Object.keys(alterations).sort()).toEqual(onCase.map(({ tableName }) => tableName).sort());
    for (const [table, alteration] of Object.entries(alterations)) {
      const [column, value, rows] = alteration(ended);
      const alter = (set: string) =>
        t.database.owner(
          `set session_replication_role to replica; update ${table} set ${column} = ${set} where ${rows}`,
        );
      await t.database.owner(`create table kept as select ${column} from ${table} where ${rows} limit 1`);
      await alter(value);
      expect((await signatures()).at(-1), table).toBe(false);
      await alter(`(select ${column} from kept)`);
      await t.database.owner('drop table kept');
    }
    expect(await signatures()).toEqual([true, true, true]);
  }, 120_000);

  it('R39 R41 the system drafts no verdict in a case that is void', async () => {
    const measure = { days: 90, sameProduct: false, sameCause: false };
    const effectiveness = { criterion: 'Aucun cas', checkOn: null, measure };
    const record = await work.open('itBug');
    const { id } = record;
    await work.write(id, 'rootCause', 0, { 'cause-000001': rootOf('Joint usé') });
    const capa = capaFor('cause-000001', await userIdOf(t, 'designer'), { effectiveness });
    await work.write(id, 'capaPlan', 0, { 'capa-000001': capa });
    await work.markAll(record, 'markReady', 'lead');
    await work.move(id, 'submit', 'lead');
    await work.markAll(record, 'review', 'qa');
    await work.move(id, 'approve', 'qa');
    await work.finishActions(id, 'designer');
    expect((await work.move(id, 'void', 'qa', { reason: 'Doublon' })).status).toBe(200);
    await evaluateChecks(t.app.platform, '2099-01-01');
    const { capaChecks, signatures: made } = await work.get(id);
    expect(capaChecks).toMatchObject([{ draft: null }]);
    expect(made.at(-1)).toMatchObject({ meaning: 'Voided', isValid: true });
  }, 60_000);
});
