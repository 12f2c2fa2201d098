import { say } from '@vigie/domain/kernel/message';
import { exportTemplate } from '@vigie/domain/modules/questionnaires/exchange/template-file';
import { templateServiceMessages as m } from '@vigie/domain/modules/questionnaires/messages/templates';
import { bounds } from '@vigie/domain/modules/questionnaires/template/bounds';
import { newPage, newQuestion, newSection, type Template } from '@vigie/domain/modules/questionnaires/template/model';
import { templateEndpoints as api } from '@vigie/domain/modules/questionnaires/templates/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { shortestOf, turnLimitMs } from '../../../platform/testing/longest-turn';
import { createTestApp, type TestApp } from '../../../platform/testing/test-app';
import { change, Designers } from '../testing/templates';

let t: TestApp;
let token: string;
beforeAll(async () => {
  t = await createTestApp();
  token = await t.signIn('designer');
});
afterAll(() => t.close());

const megabytes = 4 * 1024 * 1024;
const repeated = (count: number, part: string) => Array(count).fill(part).join(',');
const survey = (elements: string) => `{"format":"surveyjs","file":{"elements":[${elements}]}}`;
const ruled = (visibleIf: string) => survey(`{"type":"text","name":"q","visibleIf":${JSON.stringify(visibleIf)}}`);
const own = (template: string) =>
  `{"format":"vigie","file":{"format":"vigie-questionnaire","formatVersion":1,"template":${template}}}`;

it.each<[string, string, number, RegExp]>([
  ['6,000 elements without names', survey(repeated(6000, '{"type":"text"}')), 201, /too_big/],
  ['more elements than are read', survey(repeated(150_000, '{"type":"text"}')), 201, /tooManyElements/],
  ['4 MB of elements that are none', survey(repeated(1_900_000, '1')), 422, /400000 values/],
  ['a long rule', ruled("{q} = 'a' and ".repeat(45_000)), 201, /ruleTooLong/],
  ['a long rule that may be read', ruled("{q} = 'a' and ".repeat(7_000)), 201, /"rule"/],
  ['4 MB of spaces in a rule', ruled(`{q} = 'a'${' '.repeat(4_000_000)}x`), 201, /ruleTooLong/],
  ['brackets inside brackets', ruled('('.repeat(20_000)), 201, /"rule"/],
  ['denials of denials', ruled('!'.repeat(20_000)), 201, /"rule"/],
  ['many names of one kind', survey(repeated(7_900, '{"type":"text","name":"question-1"}')), 201, /question-1001/],
  ['many fields', survey(`{${Array.from({ length: 300_000 }, (_, n) => `"${n}":1`).join(',')}}`), 201, /losses/],
  ['our own format, wrong in each place', own(`{"sections":[${repeated(150_000, '{}')}]}`), 201, /unreadable/],
  ['4 MB of nothing', own(`[${repeated(1_300_000, '[]')}]`), 422, /400000 values/],
  ['lists in lists', own(`${'['.repeat(60)}${']'.repeat(60)}`), 422, /invalid/],
  ['no JSON', '{"format":', 400, /malformed_request/],
  ['another format', '{"format":"x","file":{}}', 422, /format/],
])(
  'R44 a file with %s holds the event loop no longer than 50 ms',
  { timeout: 60_000 },
  async (_what, payload, status, said) => {
    expect(payload.length).toBeLessThan(megabytes);
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json', 'accept-language': 'en' };
    const { answer, ms } = await shortestOf(3, () =>
      t.app.http.inject({ method: 'POST', url: '/api/v1/templates/import', headers, payload }),
    );
    expect(said.test(answer.body), answer.body.slice(0, 300)).toBe(true);
    expect(answer.statusCode).toBe(status);
    expect(ms).toBeLessThan(turnLimitMs);
  },
);

it('R44 a template takes no more than is read in one piece, and says so', { timeout: 60_000 }, async () => {
  const question = (n: number, length: number) => ({
    ...newQuestion(`q${n}`, 'date'),
    explanation: 'x'.repeat(length),
  });
  const questions = Array.from({ length: 740 }, (_, n) => question(n, 3_800));
  const sections = [{ ...newSection('s'), pages: [{ ...newPage('p'), questions }] }];
  const file = exportTemplate({ title: 'Long', explanation: '', sections } as Template);
  const designers = new Designers(t, { designer: token });
  const imported = await t.call(api.importTemplate, { token, body: { format: 'vigie', file } });
  const { template } = imported.body;
  if (!template) throw new Error(imported.text.slice(0, 300));
  const more = Array.from({ length: 100 }, (_, n) =>
    change(`q${n}`, { explanation: 'y'.repeat(4_000), helpText: 'z' }),
  );
  const longer = [...more, ...more.map((_, n) => change(`q${n + 100}`, { helpText: 'z'.repeat(4_000) }))];
  const { status, problem } = await designers.edit(template, longer);
  expect(status).toBe(409);
  expect(problem.detail).toBe(say('mixed-fr', m.tooLarge, { max: bounds.content }));
});
