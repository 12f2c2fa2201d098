import type { CaseStepContent } from '@vigie/domain/modules/cases/record';
import { isBlank, type StepContent } from '@vigie/domain/modules/cases/steps/steps';
import { address, demoPassword, tokenOf } from './browser';
import { newPerson } from './people';
import { ask, decisionBy, reportBy } from './reports';

export async function idOf(username: string): Promise<number> {
  return (await ask<{ id: number }>(await tokenOf(username), 'GET', '/v1/users/current-user')).id;
}

/** A case of one journey's own, with a lead writer and a QA of its own. */
export async function newCase(name: string, what: string, category = 'nonConformity') {
  const [author, lead, qa, validator] = await Promise.all([
    newPerson('Auteur', name),
    newPerson('Pilote', name),
    newPerson('Revue', name, ['qa']),
    newPerson('Valide', name, ['validator']),
  ]);
  const report = await reportBy(author, what, category);
  const leadWriterId = await idOf(lead);
  const { caseId } = await decisionBy(validator, report, { decision: 'approve', criticality: 'Major', leadWriterId });
  return { id: caseId ?? '', lead, qa, author };
}

type Mark = 'markReady' | 'review';

/** Marks steps that a journey is not about; those that it has left empty are ready with a reason. */
export async function markSteps(username: string, id: string, action: Mark, names: readonly string[]): Promise<void> {
  const token = await tokenOf(username);
  for (const name of names) {
    const path = `/api/v1/cases/${id}/steps/${name}`;
    const { version, content } = await ask<CaseStepContent>(token, 'GET', path);
    const reason = action === 'markReady' && isBlank(content as StepContent) ? { emptyBecause: 'Sans objet' } : {};
    await ask(token, 'POST', `${path}/mark`, { action, ...reason }, version);
  }
}

export async function moveCaseBy(username: string, id: string, action: string): Promise<void> {
  const token = await tokenOf(username);
  const { version } = await ask(token, 'GET', `/api/v1/cases/${id}`);
  const credentials = { username, password: demoPassword };
  await ask(token, 'POST', `/api/v1/cases/${id}/transition`, { action, credentials }, version);
}

export async function statusOf(username: string, id: string): Promise<string> {
  return (await ask(await tokenOf(username), 'GET', `/api/v1/cases/${id}`)).status;
}

export async function attachBy(username: string, id: string, name: string, reason: string): Promise<void> {
  const form = new FormData();
  form.append('file', new Blob(['%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n']), name);
  const answer = await fetch(`${address}/api/v1/cases/${id}/attachments?reason=${encodeURIComponent(reason)}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${await tokenOf(username)}` },
    body: form,
  });
  if (!answer.ok) throw new Error(`the file was not taken: ${answer.status} ${await answer.text()}`);
}
