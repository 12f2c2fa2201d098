import { assistantEndpoints as assistant } from '@vigie/domain/modules/assistant/contract';
import { type AssistantEvent, type AssistantRequest, assistantEvent } from '@vigie/domain/modules/assistant/record';
import { emptyProductBatch } from '@vigie/domain/modules/cases/steps/impact';
import type { Answer, TestApp } from '../../../platform/testing/test-app';
import { caseWork } from '../../cases/testing/cases';
import { ifMatch } from '../../reports/testing/reports';

export const aField = { step: 'productBatch', field: 'justification' } as const;

export function eventsOf(text: string): AssistantEvent[] {
  return text
    .split('\n\n')
    .filter((line) => line.startsWith('data: '))
    .map((line) => assistantEvent.parse(JSON.parse(line.slice(6))));
}

export function suggestionIn({ text }: Answer) {
  const done = eventsOf(text).at(-1);
  if (done?.kind !== 'done' || !done.suggestion) throw new Error(`no suggestion in ${text}`);
  return done.suggestion;
}

/** What people do with the assistant, through HTTP, on a case of the lead writer. */
export async function assistantWork(t: TestApp) {
  const work = await caseWork(t);
  const record = await work.open();
  const { id } = record;
  const ask = (body: AssistantRequest, who = 'lead', caseId = id) =>
    t.request('POST', `/api/v1/cases/${caseId}/assistant`, { token: work.as(who), body });
  const version = async () => (await work.step(id, 'productBatch')).body.version;
  /** Puts a text into the field that is asked about. */
  const says = async (justification: string) => {
    const content = { ...emptyProductBatch, impactLevel: 'Minor impact', justification };
    const written = await work.write(id, 'productBatch', await version(), content, 'Essai');
    if (written.status !== 200) throw new Error(written.text);
    return written.body;
  };
  const saysNow = async () => (await work.step(id, 'productBatch')).body.content.justification as string;
  const accept = (
    suggestionId: number,
    body: { text: string; read?: boolean; reason?: string },
    seen: number,
    who = 'lead',
  ) =>
    t.call(assistant.acceptSuggestion, {
      token: work.as(who),
      params: { id: suggestionId },
      headers: ifMatch(seen),
      body,
    });
  const refuse = (suggestionId: number, who = 'lead') =>
    t.call(assistant.refuseSuggestion, { token: work.as(who), params: { id: suggestionId } });
  const state = async (who = 'lead') => (await t.call(assistant.getAssistant, { token: work.as(who) })).body;
  return { ...work, id, ask, version, says, saysNow, accept, refuse, state };
}
