import { actionsEndpoints as actions } from '@vigie/domain/modules/actions/contract';
import type { ActionDetail } from '@vigie/domain/modules/actions/record';
import type { ActionMove } from '@vigie/domain/modules/actions/workflow';
import type { TestApp } from '../../../platform/testing/test-app';

const names = ['reporter', 'validator', 'lead', 'qa', 'designer', 'company.admin', 'other.admin', 'other.reporter'];
const ifMatch = (version: number) => ({ 'if-match': `"${version}"` });

/** What people do with actions, through HTTP. Tasks are `lead`'s to do and `validator`'s to approve. */
export async function actionWork(t: TestApp) {
  const tokens: Record<string, string> = {};
  const userIds: Record<string, number> = {};
  for (const name of names) {
    tokens[name] = await t.signIn(name);
    const [row] = await t.database.owner<{ id: number }>('select id from users where username = $1', [name]);
    userIds[name] = row?.id ?? -1;
  }
  const as = (name: string) => tokens[name] as string;
  const idOf = (name: string) => userIds[name] as number;

  const send = (who: string, more: object = {}) => {
    const body = {
      title: 'Étalonner la balance BAL-118',
      assignTo: idOf('lead'),
      approver: idOf('validator'),
      ...more,
    };
    return t.call(actions.createAction, { token: as(who), body });
  };
  const task = async (more: object = {}): Promise<ActionDetail> => {
    const { status, body, text } = await send('designer', more);
    if (status !== 201) throw new Error(text);
    return body;
  };
  const get = async (id: string, who = 'lead') =>
    (await t.call(actions.getAction, { token: as(who), params: { id } })).body;
  const change = async (id: string, who: string, body: object, version?: number) =>
    t.call(actions.changeAction, {
      token: as(who),
      params: { id },
      body,
      headers: ifMatch(version ?? (await get(id)).version),
    });
  const move = async (id: string, action: ActionMove, who: string, reason?: string) =>
    t.call(actions.moveAction, {
      token: as(who),
      params: { id },
      body: { action, reason },
      headers: ifMatch((await get(id)).version),
    });
  const post = async (
    endpoint: typeof actions.askExtension | typeof actions.answerExtension | typeof actions.withdrawExtension,
    id: string,
    who: string,
    body?: object,
  ) => t.call(endpoint, { token: as(who), params: { id }, headers: ifMatch((await get(id)).version), body });
  const events = (id: string) =>
    t.database.owner<{
      action: string;
      reason: string | null;
      changes: { field: string; from: unknown; to: unknown }[];
    }>(`select action, reason, changes from audit_events where record = 'action' and record_id = $1 order by seq`, [
      id,
    ]);
  const news = async (who: string, recordId: string) =>
    (
      await t.database.owner<{ type: string }>(
        'select type from notifications where user_id = $1 and record_id = $2 order by id',
        [idOf(who), recordId],
      )
    ).map(({ type }) => type);
  return { as, idOf, send, task, get, change, move, post, events, news };
}
