import { alertsEndpoints as alerts } from '@vigie/domain/modules/alerts/contract';
import { assistantEndpoints as assistant } from '@vigie/domain/modules/assistant/contract';
import { attachmentsEndpoints as attachments } from '@vigie/domain/modules/attachments/contract';
import { companiesEndpoints as companies } from '@vigie/domain/modules/companies/contract';
import { feedbackEndpoints as feedback } from '@vigie/domain/modules/feedback/contract';
import { glossaryEndpoints as glossary } from '@vigie/domain/modules/glossary/contract';
import { importsEndpoints as imports } from '@vigie/domain/modules/imports/contract';
import { controlChartEndpoints as charts } from '@vigie/domain/modules/insights/control-charts/contract';
import { notificationsEndpoints as notifications } from '@vigie/domain/modules/notifications/contract';
import { overviewEndpoints as overview } from '@vigie/domain/modules/overview/contract';
import { parametersEndpoints as parameters } from '@vigie/domain/modules/parameters/contract';
import { recordsEndpoints as records } from '@vigie/domain/modules/records/contract';
import { reportsEndpoints as reports } from '@vigie/domain/modules/reports/contract';
import { trailEndpoints as trail } from '@vigie/domain/modules/trail/contract';
import { valuesEndpoints as values } from '@vigie/domain/modules/values/contract';
import { expect, vi } from 'vitest';
import { demoPassword } from '../../../modules/accounts/public';
import { remindOfActions } from '../../../modules/actions/due-reminders';
import { aField, assistantWork, suggestionIn } from '../../../modules/assistant/testing/asking';
import { importing, usualLine } from '../../../modules/imports/testing/imports';
import { complete } from '../../../modules/reports/testing/reports';
import { systemContext } from '../../context';
import { addJob } from '../../jobs/jobs';
import { mailTo, tokenIn } from '../mailbox';
import type { Stage } from './stage';

export async function companiesStory(stage: Stage): Promise<void> {
  const { act } = stage.bound();
  const admin = 'platform.admin';
  const password = 'Un bon beurre salé';
  await act(admin, companies.openGate, { body: { password: demoPassword } });
  const person = { username: 'yann.life', email: 'yann.life@leon.example', firstName: 'Yann', lastName: 'Kerbrat' };
  await act(null, companies.signUp, { body: { companyName: 'Fromagerie du Léon', ...person, password } });
  const { link } = await mailTo(stage.t.dataFolder, person.email, /confirmer votre inscription/);
  await act(null, companies.confirmSignUp, { body: { token: tokenIn(link), password } });
  const made = await act(admin, companies.createCompany, { body: { name: 'Laiterie du Cap', city: 'Brest' } });
  const params = { id: made.id };
  const version = async () => (await act(admin, companies.getCompany, { params })).version;
  const addAdmin = (first: string) =>
    act(admin, companies.createAdmin, {
      params,
      body: { username: `${first}.cap`, email: `${first}@cap.example`, first_name: first, last_name: 'Cap' },
    });
  await addAdmin('anne');
  const added = await addAdmin('paul');
  await act(admin, companies.updateCompany, { params, version: await version(), body: { city: 'Quimper' } });
  await act(admin, companies.linkProvider, {
    params,
    version: await version(),
    body: { providerId: 'cus_A1b2C3d4E5' },
  });
  const quotas = await act(admin, companies.getQuotas, { params });
  const limits = { users: 20, invitations: 10, storage: 1_000_000_000 };
  await act(admin, companies.setQuotas, { params, version: quotas.version, body: limits });
  await act(admin, companies.archiveCompany, { params, version: await version(), body: { reason: 'Impayé' } });
  await act(admin, companies.restoreCompany, { params, version: await version(), body: { reason: 'Réglé' } });
  const adminParams = { ...params, userId: added.id };
  const adminVersion = async () =>
    (await act(admin, companies.listAdmins, { params })).items.find(({ id }) => id === added.id)?.version ?? 0;
  await act(admin, companies.updateAdmin, {
    params: adminParams,
    version: await adminVersion(),
    body: { lastName: 'Capitaine', reason: 'Mariage' },
  });
  const reason = { reason: 'Départ' };
  await act(admin, companies.deactivateAdmin, { params: adminParams, version: await adminVersion(), body: reason });
  await act(admin, companies.reactivateAdmin, { params: adminParams, version: await adminVersion(), body: reason });

  const sent = await act('reporter', feedback.sendFeedback, { body: { text: 'Très bien', page: '/cases' } });
  const { items } = await act(admin, feedback.listFeedback);
  const one = items.find(({ id }) => id === sent.id);
  await act(admin, feedback.handleFeedback, {
    params: { id: sent.id },
    version: one?.version,
    body: { handled: true },
  });
}

/** What a company sets for itself, and what people set for themselves. */
export async function settingsStory(stage: Stage): Promise<void> {
  const { act } = stage.bound();
  const designer = 'designer';
  const rules = {
    dueDays: { Critical: 10, Major: 20, Minor: 40 },
    actionReminderDays: [3],
    confidentialKinds: ['hse'],
  };
  await act(designer, reports.dryRunParameters, { body: { rules } });
  const { version } = await act(designer, parameters.getParameters);
  await act(designer, parameters.changeParameters, { version, body: { ...rules, reason: 'Plus court' } });

  await act(designer, values.addValues, { body: { list: 'site', lines: 'Quimper\nBrest;BR' } });
  const { items } = await act(designer, values.listValues, { query: { list: 'site', search: 'Quimper' } });
  const value = { id: items[0]?.id ?? 0 };
  const changed = await act(designer, values.changeValue, {
    params: value,
    version: items[0]?.version,
    body: { label: 'Quimper Sud', from: '2026-01-01' },
  });
  const retired = await act(designer, values.retireValue, { params: value, version: changed.version });
  await act(designer, values.restoreValue, { params: value, version: retired.version });

  const group = await act(designer, glossary.addGlossaryGroup, { body: { words: ['cuve', 'citerne'] } });
  const groupParams = { id: group.id };
  const words = { words: ['cuve', 'citerne', 'bac'] };
  const wider = await act(designer, glossary.changeGlossaryGroup, {
    params: groupParams,
    version: group.version,
    body: words,
  });
  const off = await act(designer, glossary.retireGlossaryGroup, { params: groupParams, version: wider.version });
  await act(designer, glossary.restoreGlossaryGroup, { params: groupParams, version: off.version });
  const [builtIn] = (await act(designer, glossary.getGlossary)).builtIn;
  await act(designer, glossary.switchBuiltInGroup, {
    params: { key: builtIn?.key ?? '' },
    version: builtIn?.version,
    body: { isOff: true },
  });

  const view = await act('lead', records.saveView, {
    body: { kind: 'cases', name: 'Les miens', query: 'status=open' },
  });
  await act('lead', records.archiveView, { params: { id: view.id } });
  await act('lead', overview.visitOverview, { body: {} });
  const [indicator] = (await act(designer, charts.listIndicators)).items;
  await act(designer, charts.changeIndicatorOwner, {
    params: { indicator: indicator?.name ?? '' },
    version: indicator?.version,
    body: { ownerId: await stage.idOf('lead') },
  });
  await act('lead', charts.changeSubscription, { body: { isOn: true } });
  await act('lead', attachments.uploadAttachment, stage.file());

  const { followsCompany: _, ...choices } = await act('lead', notifications.getNotificationChoices);
  await act('lead', notifications.chooseNotifications, { body: { ...choices, mail: [] } });
  const alert = await act('qa', alerts.sendAlert, {
    body: { text: 'À lire', recipientIds: [await stage.idOf('lead')], recordIds: ['NC_0001'] },
  });
  await act('lead', alerts.readAlerts, { body: { ids: [alert.id] } });
  await act('lead', alerts.tickAlert, { params: { id: alert.id }, body: { box: 'inbox', isDone: true } });
  const ids = (await act('lead', notifications.listNotifications)).items.slice(0, 2).map(({ id }) => id);
  await act('lead', notifications.snoozeNotifications, {
    body: { ids, until: new Date(Date.now() + 86_400_000).toISOString() },
  });
  await act('lead', notifications.readNotifications, { body: { ids } });
  await act('qa', trail.exportAuditEvents);
}

export async function importsStory(stage: Stage): Promise<void> {
  const { act } = stage.bound();
  const work = await importing(stage.t);
  const done = await work.imported([usualLine('LIFE-1'), usualLine('LIFE-2', { 5: 'En cours', 7: null })]);
  if (done.status !== 'done') throw new Error(`the import ended as ${done.status}`);
  const given = await work.uploaded([usualLine('LIFE-3')]);
  await act('designer', imports.abandonImport, { params: { id: given.id }, version: given.version });
  const body = { reason: 'Pas ce fichier' };
  const withdrawn = await work.prepared([usualLine('LIFE-4')]);
  await act('designer', imports.withdrawImport, { params: { id: withdrawn.id }, version: withdrawn.version, body });
  const refused = await work.prepared([usualLine('LIFE-5')]);
  await act('qa', imports.refuseImport, { params: { id: refused.id }, version: refused.version, body });
}

/** Whatever the program does by itself, now and on a day on which actions are due. */
export async function schedulesStory({ t }: Stage): Promise<void> {
  const { database } = t.app.platform;
  const tasks = await t.database.owner<{ name: string }>(
    'select identifier as name from graphile_worker._private_known_crontabs',
  );
  if (tasks.length === 0) throw new Error('no task runs by itself');
  await database.transaction(systemContext(0), async (tx) => {
    for (const { name } of tasks) await addJob(tx, name, {});
  });
  const waiting = `select j.attempts, j.last_error from graphile_worker._private_jobs j
    join graphile_worker._private_tasks k on k.id = j.task_id where k.identifier = any ($1) and j.run_at <= now()`;
  const names = tasks.map(({ name }) => name);
  await vi.waitFor(async () => expect(await t.database.owner(waiting, [names])).toEqual([]), {
    timeout: 60_000,
    interval: 100,
  });
  await remindOfActions(t.app.platform, '2027-01-30');
}

/** With a provider that answers whatever it is asked with one sentence. */
export async function assistantStory(stage: Stage): Promise<void> {
  const { act } = stage.bound();
  const work = await assistantWork(stage.t);
  const style = { task: 'style', ...aField } as const;
  const { version } = await work.says('le lot est bloqué');
  await act('lead', assistant.previewAssistant, { params: { id: work.id }, body: style });
  const accepted = suggestionIn(await work.ask(style));
  const text = 'Le lot est bloqué.';
  await act('lead', assistant.acceptSuggestion, {
    params: { id: accepted.id },
    version,
    body: { text, read: true, reason: 'Plus clair' },
  });
  const refused = suggestionIn(await work.ask(style));
  await act('lead', assistant.refuseSuggestion, { params: { id: refused.id } });
  const { id: reportId } = await act('reporter', reports.createReport, { body: complete });
  await act('reporter', assistant.previewWhat, { body: { reportId } });
  await act('reporter', assistant.suggestWhat, { body: { reportId } });
}
