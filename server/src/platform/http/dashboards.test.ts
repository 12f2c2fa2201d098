import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { parse } from 'yaml';
import { createTestApp, type TestApp } from '../testing/test-app';

const deployed = (file: string) => readFileSync(new URL(`../../../../deploy/${file}`, import.meta.url), 'utf8');

interface Dashboard {
  readonly panels: readonly { readonly title: string; readonly targets: readonly { readonly expr: string }[] }[];
}
interface Rules {
  readonly groups: readonly { readonly rules: readonly { readonly alert: string; readonly expr: string }[] }[];
}

const questions = [
  ...(JSON.parse(deployed('grafana/vigie.json')) as Dashboard).panels.flatMap(({ title, targets }) =>
    targets.map(({ expr }) => ({ asker: title, expr })),
  ),
  ...(parse(deployed('prometheus/alerts.yml')) as Rules).groups.flatMap(({ rules }) =>
    rules.map(({ alert, expr }) => ({ asker: alert, expr })),
  ),
];

describe('dashboards and alerts', () => {
  const token = 'the-token-of-prometheus';
  let t: TestApp;
  let exposed: Set<string>;
  let text: string;
  beforeAll(async () => {
    t = await createTestApp({ metricsToken: token });
    await t.request('GET', '/health/ready');
    // The jobs of the start are done by then.
    await vi.waitUntil(
      async () => (await t.request('GET', '/metrics', { token })).text.includes('vigie_job_seconds_count{'),
      60_000,
    );
    text = (await t.request('GET', '/metrics', { token })).text;
    const families = [...text.matchAll(/^# TYPE (\w+) (\w+)$/gm)].flatMap(([, name = '', type]) =>
      type === 'histogram' ? ['_bucket', '_sum', '_count'].map((part) => name + part) : [name],
    );
    exposed = new Set(families);
  });
  afterAll(() => t.close());

  /** Without functions and words of the language: what is left before `{`, `[`, `)` or an operator is a metric. */
  const metricsIn = (expr: string) =>
    [...expr.replaceAll(/"[^"]*"|\{[^}]*\}|\bby \([^)]*\)/g, '').matchAll(/\b[a-z]\w*_\w+\b(?!\s*\()/g)]
      .map(([name]) => name)
      .filter((name) => name !== '__rate_interval');

  it.each(questions)('$asker asks for metrics that /metrics exposes', ({ expr }) => {
    const named = metricsIn(expr);
    if (!/\bup\{/.test(expr)) expect(named.length).toBeGreaterThan(0);
    expect(named.filter((name) => !exposed.has(name))).toEqual([]);
  });

  it.each(questions)('$asker tells them apart by labels that they have', ({ expr }) => {
    const metric = metricsIn(expr)[0];
    const sample = text.split('\n').find((line) => metric && line.startsWith(`${metric}{`)) ?? '';
    const has = [...sample.matchAll(/(\w+)="/g)].map(([, name]) => name);
    const chosen = [...expr.matchAll(/\{([^}]*)\}/g)].flatMap(([, inner = '']) =>
      [...inner.matchAll(/(\w+)(?:=|!)/g)].map(([, name]) => name),
    );
    const grouped = [...expr.matchAll(/\bby \(([^)]*)\)/g)].flatMap(([, inner = '']) => inner.split(/,\s*/));
    // These two are of Prometheus, which knows whom it asks.
    const ofPrometheus = ['job', 'instance'];
    expect([...chosen, ...grouped].filter((name) => !has.includes(name) && !ofPrometheus.includes(name ?? ''))).toEqual(
      [],
    );
  });
});
