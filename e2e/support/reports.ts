import { address, demoPassword, tokenOf } from './browser';

interface Stored {
  readonly id: string;
  readonly version: number;
  readonly status: string;
  readonly caseId: string | null;
}

export async function ask<Answer = Stored>(
  token: string,
  method: string,
  path: string,
  body?: object,
  version?: number,
): Promise<Answer> {
  const answer = await fetch(address + path, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      ...(body && { 'content-type': 'application/json' }),
      ...(version !== undefined && { 'if-match': `"${version}"` }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as Answer;
}

const today = () => new Date().toISOString().slice(0, 10);

/** A report that this user has sent, for a journey that begins after that. */
export async function reportBy(username: string, what: string, category = 'nonConformity'): Promise<Stored> {
  const token = await tokenOf(username);
  const answers = { category, type: 'problem', what, who: username, detectionDate: today() };
  const { id, version } = await ask(token, 'POST', '/api/v1/reports', answers);
  return ask(token, 'POST', `/api/v1/reports/${id}/submit`, undefined, version);
}

export async function decisionBy(username: string, report: Stored, made: object): Promise<Stored> {
  const token = await tokenOf(username);
  const body = { ...made, credentials: { username, password: demoPassword } };
  return ask(token, 'POST', `/api/v1/reports/${report.id}/decision`, body, report.version);
}

export async function reportNow(username: string, id: string): Promise<Stored> {
  return ask(await tokenOf(username), 'GET', `/api/v1/reports/${id}`);
}
