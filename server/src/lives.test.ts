import { allEndpoints } from '@vigie/domain/modules/index';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { says, startProvider } from './modules/assistant/testing/provider';
import { findingsOf } from './platform/testing/findings';
import { vouchedResetStory } from './platform/testing/lives/account-stories';
import { liveRandomly } from './platform/testing/lives/random-life';
import { Stage } from './platform/testing/lives/stage';
import { stories } from './platform/testing/lives/stories';
import { createTestApp, type TestApp } from './platform/testing/test-app';

/** A short life in every run of the tests; `npm run fuzz` lives longer ones. */
const acts = Number(process.env.VIGIE_LIFE_ACTS ?? 120);
const seed = Number(process.env.VIGIE_LIFE_SEED ?? 20_261_118);

const metricsToken = 'shows what was answered';
let t: TestApp;
let provider: Awaited<ReturnType<typeof startProvider>>;
let stage: Stage;
const answered = new Set<string>();
beforeAll(async () => {
  provider = await startProvider();
  provider.behave(says('Le lot est bloqué.'));
  t = await createTestApp({ chatProvider: provider.config, metricsToken });
  stage = new Stage(t);
});
afterAll(async () => {
  await t.close();
  await provider.close();
});

/** Which routes the application has answered with success, as it counts them itself. */
async function noteAnswered(app: TestApp): Promise<void> {
  const { text } = await app.request('GET', '/metrics', { token: metricsToken });
  for (const [, method, route] of text.matchAll(
    /^vigie_http_request_seconds_count\{method="(\w+)",route="([^"]+)",status="2\d\d"\} [1-9]/gm,
  )) {
    answered.add(`${method} ${route}`);
  }
}

describe('R41 R08 verify holds after', () => {
  it.each(Object.entries(stories))('%s', async (_, story) => {
    await story(stage);
    expect(await findingsOf(t)).toEqual([]);
  });

  it('a password that two administrators opened the way to', async () => {
    const withoutMail = await vouchedResetStory(stage, { metricsToken });
    await noteAnswered(withoutMail);
    await withoutMail.close();
    expect(await findingsOf(t)).toEqual([]);
  });

  it(
    'random acts of random people on all of it',
    async () => {
      expect(await liveRandomly(t, { seed, acts })).toBeNull();
    },
    60_000 + acts * 1000,
  );
});

describe('R41 no removal of a factor and no import goes by without', () => {
  it('an event of the trail, which names who did it', async () => {
    const events = await t.database.owner<{ action: string; actor: string }>(
      `select distinct action, actor_username as actor from audit_events
        where action in ('user.second_factor_removed', 'import.approved', 'import.finished') order by 1, 2`,
    );
    expect(events).toEqual([
      { action: 'import.approved', actor: 'qa' },
      { action: 'import.finished', actor: 'designer' },
      { action: 'user.second_factor_removed', actor: 'other.admin' },
    ]);
  });
});

describe('R41 every endpoint that changes something', () => {
  /** Why nothing here is answered with success by these. */
  const exceptions: Readonly<Record<string, string>> = {
    reportSignal: 'a signal takes a year of cases: control-charts.test.ts verifies after it',
  };

  it('was answered with success at least once in these lives', async () => {
    await noteAnswered(t);
    const missing = allEndpoints
      .filter(({ endpoint }) => endpoint.method !== 'GET')
      .filter(({ endpoint: { method, path } }) => !answered.has(`${method} ${path}`))
      .map(({ name }) => name);
    expect(missing.sort()).toEqual(Object.keys(exceptions).sort());
  });
});
