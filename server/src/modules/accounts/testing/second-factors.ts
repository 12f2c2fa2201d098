import type { SecondFactorNeeded } from '@vigie/domain/kernel/identity/passkey';
import { allAccountsEndpoints as accounts } from '@vigie/domain/modules/accounts/all-endpoints';
import { secondFactorEndpoints as factors } from '@vigie/domain/modules/accounts/second-factor-contract';
import { Secret, TOTP } from 'otpauth';
import { SoftwareAuthenticator } from '../../../platform/testing/software-authenticator';
import type { Answer, TestApp } from '../../../platform/testing/test-app';
import { demoPassword } from '../demo';

/** The code of the step so many steps from now. */
export function codeOf(secret: string, steps = 0): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * 30_000 });
}

/** Until a code of the present step will still be one when it arrives. */
async function awayFromTheEdge(): Promise<void> {
  const left = 30_000 - (Date.now() % 30_000);
  if (left < 3000) await new Promise((resolve) => setTimeout(resolve, left));
}

interface Held {
  authenticator?: SoftwareAuthenticator;
  secret?: string;
}

/** What each person has, to show it when the server asks. */
const heldIn = new WeakMap<TestApp, Map<number, Held>>();

/** What people with a second factor do, through HTTP. */
export function secondFactors(t: TestApp) {
  const people = heldIn.get(t) ?? new Map<number, Held>();
  heldIn.set(t, people);
  const heldBy = async (token: string): Promise<Held> => {
    const { id } = (await t.call(accounts.currentUser, { token })).body;
    const held = people.get(id) ?? {};
    people.set(id, held);
    return held;
  };
  /** The password and, where the person has one by now, a factor. */
  const prove = async <T>(
    token: string,
    send: (proof: object) => Promise<Answer<T>>,
    currentPassword = demoPassword,
  ): Promise<Answer<T>> => {
    const answer = await send({ currentPassword });
    if (answer.problem?.code !== 'second_factor_needed') return answer;
    const { ticket, passkey } = neededIn(answer);
    const { authenticator, secret = '' } = await heldBy(token);
    if (!passkey || !authenticator) await awayFromTheEdge();
    const shown =
      passkey && authenticator ? { passkey: authenticator.get(passkey.challenge) } : { code: codeOf(secret) };
    return send({ ticket, ...shown });
  };
  const beginPasskey = (token: string) => prove(token, (body) => t.call(factors.beginPasskey, { token, body }));
  const addPasskey = async (token: string, name = 'Téléphone') => {
    const authenticator = new SoftwareAuthenticator();
    const { body: begun } = await beginPasskey(token);
    const made = authenticator.create(begun.challenge);
    const answer = await t.call(factors.addPasskey, { token, body: { ticket: begun.ticket, name, passkey: made } });
    if (answer.status === 200) (await heldBy(token)).authenticator ??= authenticator;
    return { authenticator, answer, userHandle: begun.user?.id };
  };
  const addTotp = async (token: string, given = demoPassword) => {
    const { body } = await prove(token, (proof) => t.call(factors.beginTotp, { token, body: proof }), given);
    const { ticket, secret } = body;
    await awayFromTheEdge();
    // The code of the step before, so that the present one is left to sign in with.
    const answer = await t.call(factors.addTotp, { token, body: { ticket, code: codeOf(secret, -1) } });
    if (answer.status === 200) (await heldBy(token)).secret = secret;
    return { secret, answer };
  };
  const password = (username: string, given = demoPassword) =>
    t.call(accounts.signIn, { form: { grant_type: 'password', username, password: given } });
  const complete = (body: object) => t.call(factors.completeSignIn, { body });
  return {
    addPasskey,
    addTotp,
    beginPasskey,
    prove,
    /** Their factors are gone. */
    forget: (id: number) => people.delete(id),
    password,
    complete,
    standing: async (token: string) => (await t.call(factors.getSecondFactor, { token })).body,
    /** Password right, second factor asked for. */
    needed: async (username: string, given = demoPassword): Promise<SecondFactorNeeded> =>
      neededIn(await password(username, given)),
    eventsOf: (username: string) =>
      t.database.owner<{ action: string; changes: unknown; reason: string | null }>(
        `select action, changes, reason from audit_events where record = 'user'
          and record_id = (select id::text from users where username = $1) order by seq`,
        [username],
      ),
  };
}

export function neededIn({ problem }: Answer): SecondFactorNeeded {
  if (problem.code !== 'second_factor_needed') throw new Error(`not asked for a second factor: ${problem.code}`);
  return problem as unknown as SecondFactorNeeded;
}
