import * as z from 'zod/mini';
import { factors } from './second-factor';

const base64url = (max: number) => z.string().check(z.minLength(1), z.maxLength(max), z.regex(/^[\w-]+$/));

/** What a browser answers when a passkey has proven itself (WebAuthn level 3, AuthenticationResponseJSON). */
export const passkeyAssertion = z.object({
  id: base64url(1400),
  rawId: base64url(1400),
  type: z.literal('public-key'),
  response: z.object({
    authenticatorData: base64url(4000),
    clientDataJSON: base64url(8000),
    signature: base64url(4000),
    userHandle: z.optional(z.nullable(base64url(100))),
  }),
});
export type PasskeyAssertion = z.infer<typeof passkeyAssertion>;

/** What a browser answers when it has made a passkey (RegistrationResponseJSON). */
export const newPasskey = z.object({
  id: base64url(1400),
  rawId: base64url(1400),
  type: z.literal('public-key'),
  response: z.object({
    attestationObject: base64url(20_000),
    clientDataJSON: base64url(8000),
    transports: z.optional(z.array(z.string().check(z.maxLength(30))).check(z.maxLength(10))),
  }),
});

/** What a browser needs to ask for a passkey; `allowed` is empty when any passkey of the address will do. */
export const passkeyRequest = z.object({
  challenge: z.string(),
  rpId: z.string(),
  allowed: z.array(z.object({ id: z.string(), transports: z.array(z.string()) })),
});
export type PasskeyRequest = z.infer<typeof passkeyRequest>;

/** The problem `second_factor_needed` carries this beside its code. */
export const secondFactorNeeded = z.object({
  ticket: z.string(),
  factors: z.array(z.enum(factors)),
  passkey: z.nullable(passkeyRequest),
});
export type SecondFactorNeeded = z.infer<typeof secondFactorNeeded>;
