import { createHash, createPublicKey, verify } from 'node:crypto';
import { lockOut } from '@vigie/domain/kernel/identity/lock-out';
import type { PasskeyAssertion, PasskeyRequest } from '@vigie/domain/kernel/identity/passkey';
import { allAccountsEndpoints as accounts } from '@vigie/domain/modules/accounts/all-endpoints';
import { secondFactorEndpoints as factors } from '@vigie/domain/modules/accounts/second-factor-contract';
import { type Report, reportsEndpoints as reports } from '@vigie/domain/modules/reports/contract';
import type { DecisionBody } from '@vigie/domain/modules/reports/decision';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isProvenByPasskey, type PasskeyProof } from '../../platform/signatures/passkey-proof';
import type { SoftwareAuthenticator } from '../../platform/testing/software-authenticator';
import { createTestApp, type TestApp } from '../../platform/testing/test-app';
import { verifySignatures } from '../../platform/verification/signatures';
import { secondFactors } from '../accounts/testing/second-factors';
import { ifMatch, reporting, userIdOf } from './testing/reports';
import { decisionKind } from './verified';

let t: TestApp;
let doing: ReturnType<typeof reporting>;
let author: string;
let validator: string;
let key: SoftwareAuthenticator;
let approval: Partial<DecisionBody>;
const reject: Partial<DecisionBody> = { decision: 'reject', comment: 'Déjà signalé' };
beforeAll(async () => {
  t = await createTestApp();
  doing = reporting(t);
  author = await t.signIn('reporter');
  validator = await t.signIn('validator');
  approval = { decision: 'approve', criticality: 'Major', leadWriterId: await userIdOf(t, 'lead') };
  key = (await secondFactors(t).addPasskey(validator)).authenticator;
});
afterAll(() => t.close());

const decide = (
  report: Report,
  passkey: PasskeyAssertion | null,
  made: Partial<DecisionBody> = approval,
  { token = validator, username = 'validator' } = {},
) =>
  t.call(reports.decideReport, {
    token,
    params: { id: report.id },
    headers: ifMatch(report.version),
    body: { ...made, credentials: { username, passkey } },
  });
const asked = async (report: Report, made?: Partial<DecisionBody>, who?: object): Promise<PasskeyRequest> => {
  const { problem } = await decide(report, null, made, who);
  expect(problem.code).toBe('passkey_needed');
  return (problem as unknown as { passkey: PasskeyRequest }).passkey;
};
const signaturesOf = (id: string) =>
  t.database.owner<{ method: string; content_hash: string; assertion: PasskeyProof | null; signer_username: string }>(
    `select method, content_hash, assertion, signer_username from signatures where record_id like $1`,
    [`${id}%`],
  );
const refusals = async () =>
  (
    await t.database.owner<{ changes: { field: string; to: unknown }[] }>(
      `select changes from audit_events where action = 'signature.refused' order by seq`,
    )
  ).map(({ changes }) => `${changes[0]?.field} ${changes[0]?.to}`);
const unlock = () => t.database.owner(`update sign_in_failures set failures = 0, locked_until = null`);

describe('R12 signing with a passkey', () => {
  it('signs the hash of what is signed, and keeps all that proves it', async () => {
    const report = await doing.sent(author);
    const request = await asked(report);
    expect(request).toMatchObject({ rpId: 'localhost', allowed: [{ id: key.id }] });
    expect((await doing.get(author, report.id)).status).toBe('waiting_approval');
    const answer = await decide(report, key.get(request.challenge));
    expect([answer.status, answer.body.status]).toEqual([200, 'approved']);
    expect(answer.body.decisions[0]).toMatchObject({
      signature: { method: 'passkey', signerUsername: 'validator' },
      isValid: true,
    });
    const [stored] = await signaturesOf(report.id);
    const proof = stored?.assertion as PasskeyProof;
    const hash = stored?.content_hash ?? '';
    expect(Buffer.from(request.challenge, 'base64url').toString('hex')).toBe(hash);
    expect(await isProvenByPasskey(hash, proof)).toBe(true);
    expect(isProvenWithNodeAlone(hash, proof)).toBe(true);
    expect(await isProvenByPasskey(hash.replace(/^../, 'ff').replace(/^ff(?=ff)/, '00'), proof)).toBe(false);
    const other = (await secondFactors(t).addPasskey(validator)).authenticator;
    const fake = { ...proof, signature: other.get(request.challenge).response.signature };
    expect(await isProvenByPasskey(hash, fake)).toBe(false);
  });

  it('is distinguished from signing with the password, which goes on as before', async () => {
    const report = await doing.sent(author);
    const answer = await doing.decide(validator, report, approval, { username: 'validator' });
    expect(answer.body.decisions[0]?.signature.method).toBe('password');
    expect(await signaturesOf(report.id)).toMatchObject([{ method: 'password', assertion: null }]);
  });

  it('may be done by a colleague on an open page, in their own name', async () => {
    const report = await doing.sent(author);
    const who = { token: author };
    const request = await asked(report, approval, who);
    expect((await decide(report, key.get(request.challenge), approval, who)).status).toBe(200);
    expect(await signaturesOf(report.id)).toMatchObject([{ signer_username: 'validator', method: 'passkey' }]);
  });

  it('R08 is checked again by verify, which finds an assertion that was altered', async () => {
    const [company] = await t.database.owner<{ id: number }>(
      `select distinct company_id as id from signatures where method = 'passkey'`,
    );
    const findings = async () =>
      (await verifySignatures(t.app.platform.database, company?.id ?? 0, [decisionKind])).findings;
    expect(await findings()).toEqual([]);
    await t.database.owner(`update signatures set assertion = jsonb_set(assertion, '{signature}', '"MEQ"')
      where method = 'passkey' and id = (select max(id) from signatures where method = 'passkey')`);
    expect(await findings()).toEqual([
      expect.stringContaining('column assertion_digest: it is not that of the assertion'),
      expect.stringContaining('it is not proven by its passkey'),
    ]);
  });
});

describe('R16 an assertion that proves nothing', () => {
  it('because it was used before, is refused, however its signature is written', async () => {
    const report = await doing.sent(author);
    const request = await asked(report, reject);
    const assertion = key.get(request.challenge);
    expect((await decide(report, assertion, reject)).status).toBe(200);
    await t.database.owner(`update reports set status = 'waiting_approval' where id = $1`, [report.id]);
    await t.database.owner(`delete from report_decisions where report_id = $1`, [report.id]);
    const again = await doing.get(author, report.id);
    expect((await asked(again, reject)).challenge).toBe(request.challenge);
    for (const replayed of [assertion, withOtherS(assertion)]) {
      expect((await decide(again, replayed, reject)).problem.code).toBe('wrong_code');
    }
    expect((await refusals()).slice(-2)).toEqual(['passkey used_before', 'passkey used_before']);
    expect((await decide(again, key.get(request.challenge), reject)).status).toBe(200);
  });

  it('because it was made for something else, is refused', async () => {
    const [one, other] = [await doing.sent(author), await doing.sent(author)];
    const request = await asked(one);
    expect((await decide(other, key.get(request.challenge))).problem.code).toBe('stale_version');
    expect((await decide(one, key.get(request.challenge), reject)).problem.code).toBe('stale_version');
    expect((await refusals()).at(-1)).toBe('passkey other_content');
    expect(await signaturesOf(other.id)).toEqual([]);
  });

  it('because the record has changed since, is refused', async () => {
    const report = await doing.sent(author);
    const request = await asked(report);
    await doing.change(author, report, { what: 'Autre chose. Vraiment.' }, 'Précision');
    expect((await decide(report, key.get(request.challenge))).problem.code).toBe('stale_version');
  });

  it.each([
    ['from another origin', { origin: 'http://localhost:9999' }],
    ['without a verified person', { isVerified: false }],
  ])('%s is refused, counted and recorded in the trail', async (_, options) => {
    const report = await doing.sent(author);
    const request = await asked(report);
    expect((await decide(report, key.get(request.challenge, options))).problem.code).toBe('wrong_code');
    const events = await secondFactors(t).eventsOf('validator');
    expect(events.at(-1)?.action).toBe('signature.failed');
    await unlock();
  });

  it('R15 of another person, or revoked, is refused', async () => {
    const people = secondFactors(t);
    const report = await doing.sent(author);
    const theirs = (await people.addPasskey(await t.signIn('qa'))).authenticator;
    const request = await asked(report);
    expect((await decide(report, theirs.get(request.challenge))).problem.code).toBe('wrong_code');
    const added = (await people.addPasskey(validator, 'Ancienne')).authenticator;
    const old = (await people.standing(validator)).passkeys.find(({ name }) => name === 'Ancienne');
    const params = { id: old?.id ?? '' };
    const removed = await people.prove(validator, (body) =>
      t.call(factors.removePasskey, { token: validator, params, body }),
    );
    expect(removed.status).toBe(204);
    expect((await decide(report, added.get(request.challenge))).problem.code).toBe('wrong_code');
    await unlock();
  });

  it('locks the account after as many failures as a password', async () => {
    const report = await doing.sent(author);
    const request = await asked(report);
    const wrong = () => decide(report, key.get(request.challenge, { isVerified: false }));
    for (let n = 0; n < lockOut.failures; n += 1) expect((await wrong()).problem.code).toBe('wrong_code');
    expect((await decide(report, key.get(request.challenge))).problem.code).toBe('too_many_attempts');
    await unlock();
    expect((await decide(report, key.get(request.challenge))).status).toBe(200);
  });

  it('is not even asked of a user without a passkey, of nobody, nor before everything else is in order', async () => {
    const report = await doing.sent(author);
    const stranger = await decide(report, null, approval, { token: author, username: 'nobody.here' });
    expect(stranger.problem.code).toBe('wrong_credentials');
    const notHers = await decide(report, null, approval, { token: author, username: 'reporter' });
    expect(notHers.problem.code).toBe('wrong_credentials');
    const stale = await decide({ ...report, version: report.version - 1 }, null);
    expect(stale.problem.code).toBe('stale_version');
    const neither = await t.call(reports.decideReport, {
      token: validator,
      params: { id: report.id },
      headers: ifMatch(report.version),
      body: { ...approval, credentials: { username: 'validator' } },
    });
    expect([neither.status, neither.problem.detail]).toMatchObject([
      422,
      [{ loc: ['body', 'credentials', 'password'] }],
    ]);
    expect((await t.call(accounts.currentUser, { token: validator })).body.has_passkey).toBe(true);
  });
});

/** WebAuthn, section 7.2, step 20, with nothing but the stored public key: no library, no database. */
function isProvenWithNodeAlone(contentHash: string, proof: PasskeyProof): boolean {
  const bytes = (name: keyof PasskeyProof) => Buffer.from(proof[name], 'base64url');
  const { challenge } = JSON.parse(bytes('clientDataJSON').toString()) as { challenge: string };
  if (Buffer.from(challenge, 'base64url').toString('hex') !== contentHash) return false;
  const cose = bytes('publicKey');
  // A map of five: 1: 2, 3: -7, -1: 1, -2: x (32 bytes), -3: y (32 bytes).
  const [x, y] = [cose.subarray(10, 42), cose.subarray(45, 77)];
  const jwk = { kty: 'EC', crv: 'P-256', x: x.toString('base64url'), y: y.toString('base64url') };
  const signed = Buffer.concat([
    bytes('authenticatorData'),
    createHash('sha256').update(bytes('clientDataJSON')).digest(),
  ]);
  return verify('sha256', signed, createPublicKey({ key: jwk, format: 'jwk' }), bytes('signature'));
}

/** ECDSA: (r, n - s) is a signature of the same by the same key, and can be computed without it. */
function withOtherS(assertion: PasskeyAssertion): PasskeyAssertion {
  const n = BigInt('0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551');
  const der = Buffer.from(assertion.response.signature, 'base64url');
  const length = der[3] ?? 0;
  const r = der.subarray(2, 4 + length);
  const s = n - BigInt(`0x${der.subarray(6 + length).toString('hex')}`);
  const plain = Buffer.from(s.toString(16).padStart(64, '0'), 'hex');
  const positive = (plain[0] ?? 0) & 0x80 ? Buffer.concat([Buffer.from([0]), plain]) : plain;
  const body = Buffer.concat([r, Buffer.from([2, positive.length]), positive]);
  const signature = Buffer.concat([Buffer.from([0x30, body.length]), body]).toString('base64url');
  return { ...assertion, response: { ...assertion.response, signature } };
}
