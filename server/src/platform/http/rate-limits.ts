import rateLimit from '@fastify/rate-limit';
import { Refusal } from '@vigie/domain/kernel/refusal';
import { usernameKey } from '@vigie/domain/kernel/text-keys';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { bearerToken } from './call';
import { deviceMarkOf } from './device-mark';
import { HeavyCalls } from './heavy-calls';

export interface Limits {
  /** Calls of one session. */
  readonly requestsPerMinute: number;
  /** Calls from one address that belong to no session known here: a factory stands behind one address. */
  readonly addressRequestsPerMinute: number;
  /** Sign-ins, sign-ups and links used from one address. */
  readonly signInsPerMinute: number;
  /** Sign-ups from one address, whose passwords take long to judge. */
  readonly signUpsPerMinute: number;
  /** Sign-ins, sign-ups and links used for one account, whatever addresses they come from. */
  readonly accountSignInsPerMinute: number;
}

type Check = (request: FastifyRequest) => Promise<void>;

/** What is asked before a call of the API is answered. Pages and files are not calls, and are never counted. */
export interface RateLimits {
  /** Before the body is read. */
  readonly call: Check;
  readonly signIn: Check;
  readonly signUp: Check;
  /** Once the body is read: `field` says whose account is tried. */
  readonly account: (field: string) => Check;
  readonly heavy: HeavyCalls;
}

interface Recognised {
  readonly isGenuine: (token: string) => boolean;
  /** Whether a user of this name has signed in before in the browser that carries the mark. */
  readonly knowsDevice: (username: string, mark: string) => Promise<boolean>;
}

export async function createRateLimits(
  app: FastifyInstance,
  limits: Limits,
  { isGenuine, knowsDevice }: Recognised,
): Promise<RateLimits> {
  // Keys beyond these are forgotten, the oldest first.
  await app.register(rateLimit, { global: false, timeWindow: '1 minute', cache: 50_000 });
  const limited = (max: number, keyGenerator: (request: FastifyRequest) => string): Check => {
    const count = app.createRateLimit({ max, keyGenerator });
    return async (request) => {
      const outcome = await count(request);
      if (!outcome.isAllowed && outcome.isExceeded) {
        throw new Refusal('too_many_requests', { retryAfterSeconds: outcome.ttlInSeconds });
      }
    };
  };
  const ofSession = limited(limits.requestsPerMinute, (request) => bearerToken(request) ?? '');
  const ofAddress = limited(limits.addressRequestsPerMinute, ({ ip }) => ip);
  const accounts = limited(limits.accountSignInsPerMinute, accountKey);
  return {
    heavy: new HeavyCalls(),
    call: (request) => {
      const token = bearerToken(request);
      // By token only where the token is known to be ours: made-up ones all count for the address they come from.
      return token && isGenuine(token) ? ofSession(request) : ofAddress(request);
    },
    signIn: limited(limits.signInsPerMinute, ({ ip }) => ip),
    signUp: limited(limits.signUpsPerMinute, ({ ip }) => ip),
    account: (field) => async (request) => {
      const named = (request.body as Record<string, unknown> | null | undefined)?.[field];
      if (typeof named !== 'string') return;
      const mark = deviceMarkOf(request, named);
      // Strangers who try a name again and again use up their own share, not that of its person's browsers.
      const isKnown = mark !== null && (await knowsDevice(named, mark));
      triedAccount.set(request, isKnown ? `device ${mark}` : usernameKey(named).slice(0, 254));
      await accounts(request);
    },
  };
}

const triedAccount = new WeakMap<FastifyRequest, string>();
const accountKey = (request: FastifyRequest) => triedAccount.get(request) ?? '';
