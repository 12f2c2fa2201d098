import { type Alert, type AlertBox, alertsEndpoints as alerts } from '@vigie/domain/modules/alerts/contract';
import type { TestApp } from '../../../platform/testing/test-app';
import { userIdOf } from '../../reports/testing/reports';

const people = ['reporter', 'validator', 'lead', 'qa', 'designer', 'company.admin', 'other.reporter', 'other.admin'];

/** What people do with alerts, through HTTP. */
export async function alerting(t: TestApp) {
  const tokens = new Map<string, string>();
  const ids = new Map<string, number>();
  for (const name of people) {
    tokens.set(name, await t.signIn(name));
    ids.set(name, await userIdOf(t, name));
  }
  const as = (name: string) => tokens.get(name);
  const idOf = (name: string) => ids.get(name) ?? -1;

  const send = (by: string, body: object, headers: Record<string, string> = {}) =>
    t.call(alerts.sendAlert, { token: as(by), body, headers });
  const sent = async (by: string, to: readonly string[], text: string, more: object = {}): Promise<Alert> => {
    const answer = await send(by, { text, recipientIds: to.map(idOf), ...more });
    if (answer.status !== 201) throw new Error(answer.text);
    return answer.body;
  };
  const box = async (name: string, which: AlertBox = 'inbox', page = 1) =>
    (await t.call(alerts.listAlerts, { token: as(name), query: { box: which, page } })).body;
  const get = (name: string, id: number) => t.call(alerts.getAlert, { token: as(name), params: { id } });
  const read = (name: string, some?: readonly number[]) =>
    t.call(alerts.readAlerts, { token: as(name), body: some ? { ids: some } : {} });
  const tick = (name: string, id: number, which: AlertBox = 'inbox', isDone = true) =>
    t.call(alerts.tickAlert, { token: as(name), params: { id }, body: { box: which, isDone } });
  const unread = async (name: string) => (await t.call(alerts.countUnreadAlerts, { token: as(name) })).body.unread;
  return { as, idOf, send, sent, box, get, read, tick, unread };
}
