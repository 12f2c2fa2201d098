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
