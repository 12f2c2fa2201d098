import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { assistantEndpoints as assistant } from '@vigie/domain/modules/assistant/contract';
import { parametersEndpoints as parameters } from '@vigie/domain/modules/parameters/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../platform/testing/test-app';
import { ifMatch } from '../reports/testing/reports';
import { aField, assistantWork, eventsOf, suggestionIn } from './testing/asking';
import { begin, chunk, ending, fails, key, says, startProvider } from './testing/provider';

const written = 'Le lot 26K1043 est bloqué par Karim Benali, 12 flacons cassés le 02/11/2026.';
const style = { task: 'style', ...aField } as const;

let t: TestApp;
let provider: Awaited<ReturnType<typeof startProvider>>;
let work: Awaited<ReturnType<typeof assistantWork>>;
beforeAll(async () => {
  provider = await startProvider();
  t = await createTestApp({ chatProvider: provider.config, port: 0 });
  work = await assistantWork(t);
  await work.says(written);
});
afterAll(async () => {
  await t.close();
  await provider.close();
});

const setRules = async (rules: object) => {
  const token = work.as('company.admin');
  const { version } = (await t.call(parameters.getParameters, { token })).body;
  const answer = await t.call(parameters.changeParameters, {
    token,
    headers: ifMatch(version),
    body: { ...rules, reason: 'Essai' },
  });
  if (answer.status !== 200) throw new Error(answer.text);
};

describe('asking the provider', () => {
  it('streams its words as they come, with stand-ins put back, and ends with a suggestion', async () => {
    provider.behave(says('Le lot [BAT', 'CH_1] est bloqué par [PERSON_1] ; ', '12 flacons cassés le 02/11/2026.'));
    const answer = await work.ask(style);
    expect(answer.status).toBe(200);
    expect(answer.headers['content-type']).toContain('text/event-stream');
    const events = eventsOf(answer.text);
    const pieces = events.flatMap((event) => (event.kind === 'text' ? [event.text] : []));
    const whole = 'Le lot 26K1043 est bloqué par Karim Benali ; 12 flacons cassés le 02/11/2026.';
    expect(pieces).toEqual(['Le lot ', '26K1043 est bloqué par Karim Benali ; ', '12 flacons cassés le 02/11/2026.']);
    expect(events.at(-1)).toMatchObject({ kind: 'done', text: whole });
    expect(suggestionIn(answer)).toMatchObject({
      ...style,
      original: written,
      text: whole,
      marks: [],
      model: 'plume-1',
    });
    expect(suggestionIn(answer).promptHash).toMatch(/^[0-9a-f]{64}$/);
    expect(suggestionIn(answer).inputHash).toMatch(/^[0-9a-f]{64}$/);
  });

  it('sends the protocol, the key, the one text with stand-ins, and nothing else of the case', async () => {
    const [request] = provider.requests;
    expect(request?.path).toBe('/v1/chat/completions');
    expect(request?.headers.authorization).toBe(`Bearer ${key}`);
    expect(request?.body).toMatchObject({ model: 'plume-1', stream: true });
    expect(Object.keys(request?.body ?? {}).sort()).toEqual(['messages', 'model', 'stream']);
    expect(request?.body.messages.map(({ role }) => role)).toEqual(['system', 'user']);
    expect(request?.body.messages[1]?.content).toContain('Le lot [BATCH_1] est bloqué par [PERSON_1], 12 flacons');
    for (const hidden of ['26K1043', 'Karim', 'Benali', 'Fuite', work.id]) expect(request?.text).not.toContain(hidden);
  });

  it('shows on demand what would be sent, and sends nothing for it', async () => {
    provider.behave(says('x'));
    const { body } = await t.call(assistant.previewAssistant, {
      token: work.as('qa'),
      params: { id: work.id },
      body: style,
    });
    expect(provider.requests).toEqual([]);
    expect(body.standIns).toEqual([
      { standIn: '[BATCH_1]', original: '26K1043' },
      { standIn: '[PERSON_1]', original: 'Karim Benali' },
    ]);
    await work.ask(style);
    const withoutBoundary = (text: string) => text.replace(/[0-9a-f]{32}/g, '');
    const sent = provider.requests[0]?.body.messages.map(({ content }) => withoutBoundary(content));
    expect(sent).toEqual(body.messages.map(({ content }) => withoutBoundary(content)));
  });

  it.each([
    ['remarks', { task: 'challenge', step: 'productBatch' }],
    ['an answer', { task: 'question', step: 'productBatch', question: 'Combien de flacons ?' }],
  ] as const)('gives %s that cannot be accepted', async (_name, body) => {
    provider.behave(says('- Combien ?'));
    const answer = await work.ask(body);
    expect(eventsOf(answer.text).at(-1)).toEqual({ kind: 'done', text: '- Combien ?', suggestion: null });
  });

  it.each([
    ['style without a field', { task: 'style', step: 'productBatch' }, 422],
    ['a field that holds no text', { task: 'style', step: 'productBatch', field: 'decision' }, 422],
    ['a field that is no text', { task: 'style', step: 'productBatch', field: 'impactLevel' }, 422],
    ['a field of nothing', { task: 'style', step: 'productBatch', field: '__proto__.text' }, 422],
    ['a translation into nothing', { task: 'translate', ...aField }, 422],
    ['no question', { task: 'question', step: 'productBatch' }, 422],
    ['a step that says nothing', { task: 'challenge', step: 'regulatory' }, 409],
    ['the definition, which came with the report', { task: 'style', step: 'definition', field: 'what' }, 409],
  ] as const)('R27 refuses %s, and sends nothing', async (_name, body, status) => {
    provider.behave(says('x'));
    expect((await work.ask(body)).status).toBe(status);
    expect(provider.requests).toEqual([]);
  });

  it('R20 knows no case of another company', async () => {
    provider.behave(says('x'));
    expect((await work.ask(style, 'other.admin')).status).toBe(404);
    expect(provider.requests).toEqual([]);
  });
});

describe('a provider that fails', () => {
  const answersWith = async (behaviour: Parameters<typeof provider.behave>[0], patience = {}) => {
    provider.behave(behaviour, patience);
    const answer = await work.ask(style);
    expect(answer.status).toBe(200);
    expect(answer.text).not.toContain(key);
    expect(answer.text).not.toContain('secret of the provider');
    const last = eventsOf(answer.text).at(-1);
    if (last?.kind !== 'failed') throw new Error(answer.text);
    expect(last.sentence.length).toBeGreaterThan(20);
    return last.code;
  };
  const endless = (piece: string) => (response: Parameters<Parameters<typeof provider.behave>[0]>[0]) => {
    begin(response);
    const more = () => {
      if (!response.destroyed && response.write(piece)) setImmediate(more);
      else response.once('drain', more);
    };
    more();
  };

  it.each([
    [401, 'unauthorized'],
    [403, 'unauthorized'],
    [404, 'not_found'],
    [429, 'rate_limited'],
    [400, 'refused'],
    [500, 'provider_error'],
    [503, 'provider_error'],
  ])('is answered by a sentence of ours: %i', async (status, code) => {
    expect(await answersWith(fails(status))).toBe(code);
  });

  it.each([
    ['cuts off in the middle', (r) => void begin(r).end(chunk('Le lot ')), 'cut_off'],
    ['drops the connection', (r) => void begin(r).write(chunk('Le lot '), () => r.destroy()), 'cut_off'],
    ['stops at its own limit', (r) => void begin(r).end(chunk('Le', { finish_reason: 'length' }) + ending), 'cut_off'],
    ['filters', (r) => void begin(r).end(chunk('', { finish_reason: 'content_filter' }) + ending), 'refused'],
    ['writes no JSON', (r) => void begin(r).end('data: {"choices": [{"delta"\n\n'), 'malformed'],
    ['writes other JSON', (r) => void begin(r).end('data: [1, 2]\n\ndata: "x"\n\n'), 'malformed'],
    ['answers a page', (r) => void r.writeHead(200, { 'content-type': 'text/html' }).end('<html>'), 'malformed'],
    ['says an error in the stream', (r) => void begin(r).end('data: {"error":{"message":"x"}}\n\n'), 'provider_error'],
    ['says nothing', (r) => void begin(r).end(ending), 'empty'],
    ['says only blanks', (r) => void begin(r).end(chunk(' \n ') + ending), 'empty'],
  ] as const satisfies readonly (readonly [string, Parameters<typeof provider.behave>[0], string])[])(
    'that %s',
    async (_name, behaviour, code) => {
      expect(await answersWith(behaviour)).toBe(code);
    },
  );

  it.each([
    ['a line without end', 'x'.repeat(60_000)],
    ['text without end', chunk('mot '.repeat(500))],
    ['comments without end', ': still here\n'.repeat(5000)],
  ])('that sends %s is hung up on', async (_name, piece) => {
    const before = provider.hungUp();
    expect(await answersWith(endless(piece))).toBe('too_long');
    await expect.poll(provider.hungUp).toBe(before + 1);
  });

  it('that never answers, stops in between, or drips, is given up', async () => {
    expect(await answersWith(() => {}, { firstAnswerMs: 150 })).toBe('too_slow');
    expect(await answersWith((r) => void begin(r).write(chunk('Le ')), { silenceMs: 150 })).toBe('too_slow');
    const dripping = (r: Parameters<typeof begin>[0]) => {
      begin(r);
      const timer = setInterval(() => (r.destroyed ? clearInterval(timer) : r.write(chunk('a '))), 20);
    };
    expect(await answersWith(dripping, { wholeMs: 300 })).toBe('too_slow');
  });

  it('that is not there', async () => {
    provider.behave(says('x'));
    const closed = createServer();
    await new Promise<void>((resolve) => closed.listen(0, '127.0.0.1', resolve));
    const { port } = closed.address() as AddressInfo;
    await new Promise((resolve) => closed.close(resolve));
    const chatProvider = { ...provider.config, url: `http://127.0.0.1:${port}/v1/chat/completions` };
    const other = await createTestApp({ chatProvider }, t.database);
    const url = `/api/v1/cases/${work.id}/assistant`;
    const answer = await other.request('POST', url, { token: work.as('lead'), body: style });
    expect(eventsOf(answer.text).at(-1)).toMatchObject({ kind: 'failed', code: 'unreachable' });
    await other.close();
  });

  it('that points elsewhere is not followed, so that neither key nor text goes there', async () => {
    let followed = 0;
    const elsewhere = createServer((_request, response) => {
      followed += 1;
      response.end();
    });
    await new Promise<void>((resolve) => elsewhere.listen(0, '127.0.0.1', resolve));
    const { port } = elsewhere.address() as AddressInfo;
    for (const status of [301, 302, 307, 308]) {
      const location = `http://127.0.0.1:${port}/`;
      expect(await answersWith((r) => void r.writeHead(status, { location }).end())).toBe('redirected');
    }
    expect(followed).toBe(0);
    await new Promise((resolve) => elsewhere.close(resolve));
  });

  it('leaves neither the key nor a text in the log', () => {
    const logged = t.logs.join('\n');
    expect(logged).toContain('the provider of the assistant did not answer');
    for (const hidden of [key, 'secret of the provider', '26K1043']) expect(logged).not.toContain(hidden);
  });
});

describe('a user who leaves', () => {
  it('hangs up on the provider too, and what was used until then is counted', async () => {
    const address = await t.app.listen();
    provider.behave((r) => void begin(r).write(chunk('Le lot ')));
    const before = { hungUp: provider.hungUp(), used: (await work.state()).usedTokens };
    const leaving = new AbortController();
    const response = await fetch(`${address}/api/v1/cases/${work.id}/assistant`, {
      method: 'POST',
      headers: { authorization: `Bearer ${work.as('lead')}`, 'content-type': 'application/json' },
      body: JSON.stringify(style),
      signal: leaving.signal,
    });
    const first = await response.body?.getReader().read();
    expect(new TextDecoder().decode(first?.value)).toContain('Le lot ');
    const reserved = (await work.state()).usedTokens;
    leaving.abort();
    await expect.poll(provider.hungUp, { timeout: 10_000 }).toBe(before.hungUp + 1);
    await expect.poll(async () => (await work.state()).usedTokens, { timeout: 10_000 }).toBeLessThan(reserved);
    expect((await work.state()).usedTokens).toBeGreaterThan(before.used);
  });
});

describe('what a company allows', () => {
  it('is counted: what the provider says that it took, or what its letters are worth, and what was cut off too', async () => {
    const use = async (behaviour: Parameters<typeof provider.behave>[0]) => {
      provider.behave(behaviour);
      const before = (await work.state()).usedTokens;
      await work.ask(style);
      return (await work.state()).usedTokens - before;
    };
    const usage = `data: ${JSON.stringify({ choices: [], usage: { total_tokens: 777 } })}\n\n`;
    expect(await use((r) => void begin(r).end(chunk('Bien.') + usage + ending))).toBe(777);
    const short = await use(says('Bien.'));
    const long = await use(says('Bien. '.repeat(500)));
    expect(long - short).toBe(1000 - 2);
    expect(await use((r) => void begin(r).end(chunk('Bien. '.repeat(500))))).toBe(long);
    expect(await use(fails(401))).toBe(0);
    expect(await use(fails(500))).toBeGreaterThan(0);
  });

  it('is no more than its budget of the month, whoever asks at the same time', async () => {
    const waiting: Parameters<typeof begin>[0][] = [];
    provider.behave((response) => void waiting.push(response));
    const { usedTokens } = await work.state();
    await setRules({ assistantMonthlyTokens: usedTokens + 3200 });
    const statuses: number[] = [];
    const asked = ['lead', 'qa', 'designer', 'validator'].map(async (who) => {
      statuses.push((await work.ask(style, who)).status);
    });
    await expect.poll(() => statuses, { timeout: 20_000 }).toEqual([409, 409]);
    for (const response of waiting) begin(response).end(chunk('Bien.') + ending);
    await Promise.all(asked);
    expect(statuses).toEqual([409, 409, 200, 200]);
    expect(provider.requests).toHaveLength(2);
    await setRules({ assistantMonthlyTokens: 1 });
    expect(await work.state()).toMatchObject({ state: 'budget_spent', monthlyTokens: 1 });
    const refused = await work.ask(style);
    expect(refused.problem).toMatchObject({ status: 409, code: 'quota_reached' });
    expect(refused.problem.detail).toContain('budget');
    await setRules({ assistantMonthlyTokens: 1_000_000 });
    expect((await work.state()).state).toBe('ready');
    expect((await work.state('other.admin')).usedTokens).toBe(0);
  });

  it('can be nothing', async () => {
    provider.behave(says('x'));
    await setRules({ assistant: false });
    expect((await work.state()).state).toBe('switched_off');
    expect((await work.state('other.admin')).state).toBe('ready');
    const refused = await work.ask(style);
    expect(refused.problem).toMatchObject({ status: 409, code: 'objection' });
    expect(provider.requests).toEqual([]);
    await setRules({ assistant: true });
  });

  it('is only so much for one person in a minute', async () => {
    provider.behave(says('Bien.'));
    const other = await createTestApp({ chatProvider: { ...provider.config, requestsPerMinute: 2 } }, t.database);
    const ask = (who: string) =>
      other.request('POST', `/api/v1/cases/${work.id}/assistant`, { token: work.as(who), body: style });
    expect([(await ask('lead')).status, (await ask('lead')).status]).toEqual([200, 200]);
    const refused = await ask('lead');
    expect(refused.status).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await ask('qa')).status).toBe(200);
    await other.close();
  });

  it('is nothing where no provider is configured, and what comes from rules is there all the same', async () => {
    const other = await createTestApp({}, t.database);
    const token = work.as('lead');
    expect((await other.call(assistant.getAssistant, { token })).body).toMatchObject({
      state: 'not_configured',
      model: null,
    });
    const refused = await other.request('POST', `/api/v1/cases/${work.id}/assistant`, { token, body: style });
    expect(refused.problem).toMatchObject({ status: 409, code: 'objection' });
    expect(refused.problem.detail).toContain('VIGIE_AI_URL');
    const remarks = await other.call(assistant.listRemarks, { token, params: { id: work.id } });
    expect(remarks.body.items.length).toBeGreaterThan(0);
    await other.close();
  });
});
