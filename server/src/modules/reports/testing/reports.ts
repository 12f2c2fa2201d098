import type { AnswerChanges } from '@vigie/domain/modules/reports/answers';
import { type Report, reportsEndpoints as reports } from '@vigie/domain/modules/reports/contract';
import type { DecisionBody } from '@vigie/domain/modules/reports/decision';
import type { Answer, TestApp } from '../../../platform/testing/test-app';
import { demoPassword } from '../../accounts/public';

/** Last week, by the clock of the machine that runs the tests. */
export const aWeekAgo = new Date(Date.now() - 7 * 86_400_000).toISOString().slice(0, 10);

export const complete: AnswerChanges = {
  category: 'nonConformity',
  type: 'problem',
  what: 'Fuite de glycol sous la cuve 7. Environ deux litres.',
  who: 'Karim Benali',
  detectionDate: aWeekAgo,
  where: 'Bâtiment A',
};

export const ifMatch = (version: number) => ({ 'if-match': `"${version}"` });

/** What people do with reports, through HTTP. */
export function reporting(t: TestApp) {
  const draft = async (token: string, answers: AnswerChanges = complete): Promise<Report> => {
    const { status, body, text } = await t.call(reports.createReport, { token, body: answers });
    if (status !== 201) throw new Error(text);
    return body;
  };
  const submit = (token: string, { id, version }: Pick<Report, 'id' | 'version'>) =>
    t.call(reports.submitReport, { token, params: { id }, headers: ifMatch(version) });
  const sent = async (token: string, answers: AnswerChanges = complete): Promise<Report> => {
    const { status, body, text } = await submit(token, await draft(token, answers));
    if (status !== 200) throw new Error(text);
    return body;
  };
  const change = (
    token: string,
    { id, version }: Pick<Report, 'id' | 'version'>,
    answers: AnswerChanges,
    reason?: string,
  ) => t.call(reports.changeReport, { token, params: { id }, headers: ifMatch(version), body: { answers, reason } });
  const decide = (
    token: string,
    { id, version }: Pick<Report, 'id' | 'version'>,
    made: Partial<DecisionBody>,
    credentials: { username: string; password?: string; code?: string },
  ): Promise<Answer<Report>> =>
    t.call(reports.decideReport, {
      token,
      params: { id },
      headers: ifMatch(version),
      body: { ...made, credentials: { password: demoPassword, ...credentials } },
    });
  const get = async (token: string, id: string) => (await t.call(reports.getReport, { token, params: { id } })).body;
  return { draft, submit, sent, change, decide, get };
}

export async function userIdOf(t: TestApp, username: string): Promise<number> {
  const [row] = await t.database.owner<{ id: number }>('select id from users where username = $1', [username]);
  if (!row) throw new Error(username);
  return row.id;
}
