import { hostileTexts } from '@vigie/domain/modules/assistant/testing/hostile-texts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Answer, createTestApp, type TestApp } from '../../platform/testing/test-app';
import { complete, reporting } from '../reports/testing/reports';
import { aField, assistantWork, eventsOf } from './testing/asking';
import { key, type ReceivedRequest, says, startProvider } from './testing/provider';

/** Stands in a report of another company. */
const secret = 'Quetzalcoatl7';
const dangerous = /<img|<script|<svg|<iframe|javascript:|https?:|!\[|\]\(/i;

let t: TestApp;
let provider: Awaited<ReturnType<typeof startProvider>>;
let work: Awaited<ReturnType<typeof assistantWork>>;
beforeAll(async () => {
  provider = await startProvider();
  t = await createTestApp({ chatProvider: provider.config });
  work = await assistantWork(t);
  const token = await t.signIn('other.reporter');
  await reporting(t).draft(token, { ...complete, what: `Recette ${secret} de l’autre entreprise.` });
});
afterAll(async () => {
  await t.close();
  await provider.close();
});

/** Whatever people write, and how often something was done; suggestions are the only thing that asking leaves. */
const everythingWritten = async () =>
  JSON.stringify(
    await t.database.owner(`select
      (select md5(string_agg(s::text, '|' order by s.case_id, s.step)) from case_steps s) as steps,
      (select md5(string_agg(c::text, '|' order by c.id)) from cases c) as cases,
      (select md5(string_agg(r::text, '|' order by r.id)) from reports r) as reports,
      (select md5(string_agg(a::text, '|' order by a.id)) from actions a) as actions,
      (select md5(string_agg(u::text, '|' order by u.id)) from users u) as users,
      (select count(*) from audit_events where action <> 'suggestion.made') as events`),
  );

/** What a record refuses to hold can only come from the provider. */
/** Without what a request must not hold: a letter under hundreds of marks is refused too. */
const storable = (text: string) =>
  text
    .replaceAll('\0', '')
    .toWellFormed()
    .replace(/(\p{M}{50})\p{M}+/gu, '$1');

const boundaryIn = (text: string) => /<record ([0-9a-f]{32})>/.exec(text)?.[1] ?? 'no boundary';

function wrongInRequest({ body: { messages }, text }: ReceivedRequest): string[] {
  const [system, user] = messages;
  const boundary = boundaryIn(system?.content ?? '');
  const isKept = messages.length === 2 && user?.content.split(boundary).length === 3;
  const isLeak = text.includes(secret) || text.includes(key);
  return [...(isKept ? [] : ['broke out']), ...(isLeak ? ['was sent a secret'] : [])];
}

function wrongInAnswer({ text }: Answer): string[] {
  const last = eventsOf(text).at(-1);
  const shown = last?.kind === 'done' ? last.text : '';
  const isLeak = text.includes(secret) || text.includes(key);
  return [
    ...(last?.kind === 'done' || last?.kind === 'failed' ? [] : ['has no end']),
    ...(dangerous.test(shown) ? [`shows ${shown}`] : []),
    ...(isLeak ? ['leaked'] : []),
  ];
}

it('R20 a hundred hostile texts, in a record and in the answer, write nothing, leak nothing and load nothing', async () => {
  expect(hostileTexts.length).toBeGreaterThanOrEqual(100);
  const wrong: string[] = [];
  const instructions = new Set<string>();
  for (const { what, text } of hostileTexts) {
    await work.says(storable(`Le lot est bloqué. ${text}`.slice(0, 7900)));
    const before = await everythingWritten();
    // A provider that follows the instructions in the record.
    provider.behave(says(text));
    const answers = [
      await work.ask({ task: 'style', ...aField }),
      await work.ask({ task: 'challenge', step: 'productBatch' }),
    ];
    const { requests } = provider;
    const found = [...requests.flatMap(wrongInRequest), ...answers.flatMap(wrongInAnswer)];
    if ((await everythingWritten()) !== before) found.push('wrote');
    wrong.push(...found.map((one) => `${what} ${one}`));
    for (const { body } of requests) {
      const system = body.messages[0]?.content ?? '';
      instructions.add(system.replaceAll(boundaryIn(system), ''));
    }
  }
  expect(wrong).toEqual([]);
  // Ours, whatever the record says: one for each task, and for the two languages of a text.
  expect(instructions.size).toBeLessThanOrEqual(3);
}, 240_000);
