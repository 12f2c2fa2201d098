import { expect, it } from 'vitest';
import { readConfig } from './config';

const providerOf = (env: NodeJS.ProcessEnv) => readConfig(env).chatProvider;
const model = { VIGIE_AI_MODEL: 'plume-1' };

it('there is no provider of the assistant unless one is named', () => {
  expect(providerOf({})).toBeNull();
  expect(providerOf({ VIGIE_AI_URL: '', VIGIE_AI_MODEL: '', VIGIE_AI_KEY: 'sk-1' })).toBeNull();
});

it.each([
  ['https://api.example/v1', 'https://api.example/v1/chat/completions'],
  ['https://api.example/v1/', 'https://api.example/v1/chat/completions'],
  ['http://localhost:11434/v1/chat/completions', 'http://localhost:11434/v1/chat/completions'],
  ['https://api.example/v1?version=2', 'https://api.example/v1/chat/completions?version=2'],
])('the provider at %s is asked at %s', (address, url) => {
  const provider = providerOf({ VIGIE_AI_URL: address, VIGIE_AI_KEY: 'sk-1', ...model });
  expect(provider).toMatchObject({ url, key: 'sk-1', model: 'plume-1', requestsPerMinute: 10 });
  expect(providerOf({ VIGIE_AI_URL: address, ...model })?.key).toBeNull();
});

it.each([
  { VIGIE_AI_URL: 'https://api.example/v1' },
  model,
  { VIGIE_AI_URL: 'api.example/v1', ...model },
  { VIGIE_AI_URL: 'file:///etc/passwd', ...model },
  { VIGIE_AI_URL: 'https://me:sk-secret@api.example/v1', ...model },
  { VIGIE_AI_URL: 'https://api.example/v1', VIGIE_AI_REQUESTS_PER_MINUTE: '0', ...model },
])('%j is refused with a sentence that repeats no secret', (env) => {
  expect(() => readConfig(env)).toThrow(/VIGIE_AI_/);
  expect(() => readConfig(env)).not.toThrow(/sk-secret/);
});

const collector = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318/' };

it('telemetry is sent when a collector is named, and not otherwise', () => {
  expect(readConfig({}).telemetry).toBeNull();
  expect(readConfig({ ...collector, OTEL_SDK_DISABLED: 'true' }).telemetry).toBeNull();
  const neither = { OTEL_TRACES_EXPORTER: 'none', OTEL_METRICS_EXPORTER: 'none' };
  expect(readConfig({ ...collector, ...neither }).telemetry).toBeNull();
  expect(readConfig({ ...collector, OTEL_METRICS_EXPORTER: 'none' }).telemetry).toEqual({
    endpoint: 'http://collector:4318',
    serviceName: 'vigie',
    traces: true,
    metrics: false,
    sampled: 1,
    metricsEveryMs: 60_000,
  });
});

it.each([
  { OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4318' },
  { ...collector, OTEL_TRACES_SAMPLER_ARG: '2' },
  { ...collector, OTEL_TRACES_EXPORTER: 'jaeger' },
  { ...collector, OTEL_METRIC_EXPORT_INTERVAL: '1' },
  { VIGIE_LOG_LEVEL: 'loud' },
])('%j is refused with a sentence', (env) => {
  expect(() => readConfig(env)).toThrow(/^(OTEL|VIGIE)_\w+ must be/);
});

it('files stay in the data folder unless a bucket is named', () => {
  expect(readConfig({}).bucket).toBeNull();
  expect(readConfig({ VIGIE_S3_BUCKET: 'files', AWS_REGION: 'eu-west-3' }).bucket).toEqual({
    bucket: 'files',
    endpoint: null,
    region: null,
    prefix: '',
  });
  const own = { VIGIE_S3_BUCKET: 'files', VIGIE_S3_ENDPOINT: 'http://minio:9000', VIGIE_S3_PREFIX: '/vigie/' };
  expect(readConfig(own).bucket).toMatchObject({
    endpoint: 'http://minio:9000/',
    region: 'us-east-1',
    prefix: 'vigie/',
  });
  expect(readConfig({ ...own, VIGIE_S3_REGION: 'garage' }).bucket?.region).toBe('garage');
});

it.each([
  { VIGIE_S3_ENDPOINT: 'http://minio:9000' },
  { VIGIE_S3_BUCKET: 'files', VIGIE_S3_ENDPOINT: 'minio:9000' },
  { VIGIE_S3_BUCKET: 'files', VIGIE_S3_ENDPOINT: 'https://me:sk-secret@minio' },
])('%j is no place for files, and no secret is repeated', (env) => {
  expect(() => readConfig(env)).toThrow(/VIGIE_S3_/);
  expect(() => readConfig(env)).not.toThrow(/sk-secret/);
});

it('with a pooler, whatever needs a session goes past it', () => {
  const pooler = { DATABASE_URL: 'postgres://pooler/vigie', DATABASE_DIRECT_URL: 'postgres://db/vigie' };
  expect(readConfig(pooler)).toMatchObject({ directUrl: 'postgres://db/vigie', ownerUrl: 'postgres://db/vigie' });
  expect(readConfig({ DATABASE_URL: 'postgres://db/vigie' })).toMatchObject({ directUrl: null });
  expect(() => readConfig({ DATABASE_DIRECT_URL: 'postgres://db/vigie' })).toThrow('DATABASE_DIRECT_URL');
});

it('a replica is one of a database of your own', () => {
  const both = { DATABASE_URL: 'postgres://db/vigie', DATABASE_REPLICA_URL: 'postgres://copy/vigie' };
  expect(readConfig(both)).toMatchObject({ replicaUrl: 'postgres://copy/vigie' });
  expect(readConfig({ DATABASE_URL: 'postgres://db/vigie' })).toMatchObject({ replicaUrl: null });
  expect(() => readConfig({ DATABASE_REPLICA_URL: 'postgres://copy/vigie' })).toThrow('DATABASE_REPLICA_URL');
});
