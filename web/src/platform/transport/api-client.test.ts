import { endpoint } from '@vigie/domain/kernel/http/endpoint';
import { liveStream } from '@vigie/domain/kernel/http/live';
import { accountsEndpoints } from '@vigie/domain/modules/accounts/contract';
import { ownAccountEndpoints } from '@vigie/domain/modules/accounts/own-account-contract';
import { sessionLockEndpoints } from '@vigie/domain/modules/accounts/session-lock-contract';
import { feedbackEndpoints } from '@vigie/domain/modules/feedback/contract';
import { describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { addressOf, createApiClient } from './api-client';
import { ApiError } from './api-error';

type Answer = Response | Error | (() => Promise<Response>);

function clientAnswering(...answers: Answer[]) {
  const requests: { url: string; init: RequestInit; headers: Headers }[] = [];
  const onSessionEnded = vi.fn();
  let unlock = () => {};
  let locked: Promise<void> | undefined;
  const onSessionLocked = vi.fn(() => {
    locked = new Promise((resolve) => {
      unlock = resolve;
    });
  });
  const waitForUnlock = () => locked;
  const lines: string[] = [];
  let token: string | null = 'the-token';
  const hasRenewed = vi.fn(async (_token: string) => false);
  const { call, open } = createApiClient({
    fetch: (url, init = {}) => {
      requests.push({ url: String(url), init, headers: new Headers(init.headers) });
      const answer = answers[requests.length - 1];
      if (answer instanceof Error) return Promise.reject(answer);
      return typeof answer === 'function' ? answer() : Promise.resolve(answer as Response);
    },
    token: () => token,
    style: () => 'mixed-en',
    hasRenewed,
    onSessionEnded,
    onSessionLocked,
    waitForUnlock,
    log: (line) => lines.push(line.replace(/\d+ ms$/, '0 ms')),
  });
  const signedOut = () => {
    token = null;
  };
  const renewTo = (newToken: string) => {
    token = newToken;
  };
  return {
    call,
    open,
    requests,
    lines,
    hasRenewed,
    renewTo,
    onSessionEnded,
    onSessionLocked,
    unlock: () => unlock(),
    signedOut,
  };
}

const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });
const problem = (status: number, code: string, detail: unknown) =>
  json({ type: 'about:blank', title: code, status, code, detail, requestId: 'r' }, status);
const caught = (promise: Promise<unknown>) =>
  promise.then(
    () => expect.fail('it answered'),
    (error: ApiError) => error,
  );

describe('a call', () => {
  it('carries token, language style and body, and gives the parsed answer', async () => {
    const { call, requests } = clientAnswering(json({ id: 3 }, 201));
    const answer = await call(feedbackEndpoints.sendFeedback, { body: { text: 'Bonjour', page: '/home' } });
    expect(answer).toEqual({ id: 3 });
    expect(requests[0]?.url).toBe('/api/v1/feedback');
    expect(requests[0]?.headers.get('Authorization')).toBe('Bearer the-token');
    expect(requests[0]?.headers.get('Accept-Language')).toBe('x-mixed-en');
    expect(requests[0]?.init.body).toBe('{"text":"Bonjour","page":"/home"}');
  });

  it('signs in with a form, without a token', async () => {
    const token = { access_token: 't', token_type: 'bearer', expires_in: 1, must_change_password: false };
    const { call, requests, signedOut } = clientAnswering(json(token));
    signedOut();
    await call(accountsEndpoints.signIn, { body: { grant_type: 'password', username: 'c v', password: 'é' } });
    expect(String(requests[0]?.init.body)).toBe('grant_type=password&username=c+v&password=%C3%A9');
    expect(requests[0]?.headers.has('Authorization')).toBe(false);
  });

  it('quotes the version of a change', async () => {
    const { call, requests } = clientAnswering(problem(412, 'stale_version', 'Périmé'));
    const error = await caught(call(accountsEndpoints.updateProfile, { body: { email: 'c@x.example' }, ifMatch: 3 }));
    expect(requests[0]?.headers.get('If-Match')).toBe('"3"');
    expect(error).toMatchObject({ status: 412, code: 'stale_version', detail: 'Périmé' });
  });

  it('repeats a creation that got no answer once, with the same key', async () => {
    const { call, requests } = clientAnswering(new TypeError('Failed to fetch'), json({ id: 3 }, 201));
    await call(feedbackEndpoints.sendFeedback, { body: { text: 'x', page: '/' } });
    const keys = requests.map(({ headers }) => headers.get('Idempotency-Key'));
    expect(keys).toHaveLength(2);
    expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/);
    expect(keys[1]).toBe(keys[0]);
  });

  it('fills parameters and leaves out empty query values', () => {
    expect(addressOf('/api/v1/users/:id', { id: 'a/b' }, { search: '', page: 2, state: undefined })).toBe(
      '/api/v1/users/a%2Fb?page=2',
    );
  });
});

describe('a refusal', () => {
  it('puts what is wrong beside each field', async () => {
    const { call } = clientAnswering(
      problem(422, 'invalid', [
        { loc: ['body', 'email'], msg: 'Écrivez une adresse.', type: 'invalid' },
        { loc: ['body', 'lastName'], msg: 'Ce champ est obligatoire.', type: 'invalid' },
      ]),
    );
    const error = await caught(call(accountsEndpoints.currentUser));
    expect(error.fields).toEqual({ email: 'Écrivez une adresse.', lastName: 'Ce champ est obligatoire.' });
    expect(error.detail).toBe('Écrivez une adresse., Ce champ est obligatoire.');
  });

  it.each(['not_signed_in', 'session_ended'])('ends the session on %s', async (code) => {
    const { call, onSessionEnded } = clientAnswering(problem(401, code, 'Non'));
    await caught(call(accountsEndpoints.currentUser));
    expect(onSessionEnded).toHaveBeenCalledOnce();
  });

  it('asks again with the token that has taken the place of the one it was sent with', async () => {
    const { call, requests, hasRenewed, renewTo, onSessionEnded } = clientAnswering(
      problem(401, 'session_ended', 'Non'),
      json({ id: 3 }, 201),
    );
    hasRenewed.mockImplementation(async () => {
      renewTo('the-next-token');
      return true;
    });
    expect(await call(feedbackEndpoints.sendFeedback, { body: { text: 'x', page: '/' } })).toEqual({ id: 3 });
    expect(hasRenewed).toHaveBeenCalledExactlyOnceWith('the-token');
    expect(requests.map(({ headers }) => headers.get('Authorization'))).toEqual([
      'Bearer the-token',
      'Bearer the-next-token',
    ]);
    expect(onSessionEnded).not.toHaveBeenCalled();
  });

  it('of the call that replaces the token does not wait for that', async () => {
    const { call, hasRenewed, onSessionEnded } = clientAnswering(problem(401, 'session_ended', 'Non'));
    const body = { currentPassword: 'a', newPassword: 'b' };
    await caught(call(ownAccountEndpoints.changePassword, { body, renews: true }));
    expect(hasRenewed).not.toHaveBeenCalled();
    expect(onSessionEnded).toHaveBeenCalledOnce();
  });

  it('does not end the session on wrong credentials, nor without a token', async () => {
    const wrong = clientAnswering(problem(401, 'wrong_credentials', 'Non'));
    await caught(wrong.call(accountsEndpoints.currentUser));
    expect(wrong.onSessionEnded).not.toHaveBeenCalled();
    const withoutSession = clientAnswering(problem(401, 'not_signed_in', 'Non'));
    withoutSession.signedOut();
    await caught(withoutSession.call(accountsEndpoints.currentUser));
    expect(withoutSession.onSessionEnded).not.toHaveBeenCalled();
  });

  it('is an unknown error when it is no problem document', async () => {
    const { call } = clientAnswering(new Response('<html>', { status: 500 }));
    expect(await caught(call(accountsEndpoints.currentUser))).toMatchObject({ status: 500, detail: 'Unknown error' });
  });
});

describe('no answer', () => {
  const ping = endpoint({ method: 'GET', path: '/ping', summary: '' });

  it('says that the server cannot be reached', async () => {
    const { call } = clientAnswering(new TypeError('Failed to fetch'));
    const error = await caught(call(ping));
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ status: 0, code: 'network_failure' });
    expect(error.detail).toContain('cannot be reached');
  });

  it('says that the time was up', async () => {
    const { call } = clientAnswering(new DOMException('', 'TimeoutError'));
    expect(await caught(call(ping))).toMatchObject({ status: 0, code: 'timeout' });
  });

  it('stays an abort when the caller gave up', async () => {
    const stop = new AbortController();
    stop.abort();
    const { call } = clientAnswering(new DOMException('', 'AbortError'));
    expect(await caught(call(ping, { signal: stop.signal }))).toMatchObject({ name: 'AbortError' });
  });

  it('is unreadable when it does not follow the contract', async () => {
    const { call } = clientAnswering(json({ id: 'three' }));
    expect(await caught(call(accountsEndpoints.currentUser))).toMatchObject({ code: 'unreadable_answer' });
  });
});

describe('the log', () => {
  const search = endpoint({
    method: 'GET',
    path: '/api/v1/cases/:id/similar',
    summary: '',
    params: z.object({ id: z.string() }),
    query: z.object({ search: z.string() }),
  });
  const secret = { params: { id: 'NC_0001' }, query: { search: 'secret' } };

  it('has one line for each request, without what was asked for, sent or answered', async () => {
    const { call, lines } = clientAnswering(new Response(null, { status: 204 }), json({ id: 3 }, 201));
    await call(search, secret);
    await call(feedbackEndpoints.sendFeedback, { body: { text: 'secret', page: '/secret' } });
    expect(lines).toEqual(['GET /api/v1/cases/NC_0001/similar 204 0 ms', 'POST /api/v1/feedback 201 0 ms']);
  });

  it('tells refusals, failures and second attempts', async () => {
    const refused = clientAnswering(problem(401, 'not_signed_in', 'Non'));
    await caught(refused.call(search, secret));
    expect(refused.lines).toEqual(['GET /api/v1/cases/NC_0001/similar 401 0 ms']);
    const late = clientAnswering(new DOMException('', 'TimeoutError'));
    await caught(late.call(search, secret));
    expect(late.lines).toEqual(['GET /api/v1/cases/NC_0001/similar TimeoutError 0 ms']);
    const again = clientAnswering(new TypeError('Failed to fetch'), json({ id: 3 }, 201));
    await again.call(feedbackEndpoints.sendFeedback, { body: { text: 'x', page: '/' } });
    expect(again.lines).toEqual(['POST /api/v1/feedback TypeError 0 ms', 'POST /api/v1/feedback 201 0 ms']);
  });

  it('tells when a stream opens, not when it ends', async () => {
    const { open, lines } = clientAnswering(new Response(new ReadableStream()));
    await open(liveStream);
    expect(lines).toEqual(['GET /api/v1/live 200 0 ms']);
  });
});

describe('a locked session', () => {
  it('R24 keeps what was to be sent until it is unlocked, and sends it then', async () => {
    const { call, requests, onSessionLocked, unlock } = clientAnswering(
      problem(423, 'session_locked', 'Locked'),
      json({ accepted: true }, 202),
    );
    const answer = call(ownAccountEndpoints.requestPasswordReset, { body: { login: 'qa' } });
    await vi.waitFor(() => expect(onSessionLocked).toHaveBeenCalledTimes(1));
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(requests).toHaveLength(1);
    unlock();
    expect(await answer).toEqual({ accepted: true });
    expect(requests[1]?.init.body).toBe(requests[0]?.init.body);
  });

  it('asks meanwhile only for what unlocks it', async () => {
    const { call, requests, onSessionLocked } = clientAnswering(
      problem(423, 'session_locked', 'Locked'),
      new Response(null, { status: 204 }),
    );
    void call(accountsEndpoints.currentUser).catch(() => {});
    await vi.waitFor(() => expect(onSessionLocked).toHaveBeenCalled());
    void call(ownAccountEndpoints.listSessions).catch(() => {});
    await call(sessionLockEndpoints.unlockSession, { body: { password: 'x' } });
    expect(requests.map(({ url }) => url)).toEqual(['/api/v1/users/current-user', '/api/v1/sessions/current/unlock']);
  });
});
