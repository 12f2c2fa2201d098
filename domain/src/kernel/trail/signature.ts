import * as z from 'zod/mini';
import { passkeyAssertion, passkeyRequest } from '../identity/passkey';
import { factors } from '../identity/second-factor';

export const signingMethods = ['password', 'password_and_code', 'passkey'] as const;

const username = z.string().check(z.minLength(1), z.maxLength(128));

/** What the signature dialog sends: the person proves, at the moment of signing, who they are. */
export const credentials = z.object({
  username,
  password: z.optional(z.string().check(z.minLength(1), z.maxLength(1024))),
  /** Of the application, besides the password, where `second_factor_needed` has asked for it. */
  code: z.optional(z.string().check(z.trim(), z.minLength(6), z.maxLength(40))),
  /** In place of the password. Null asks for what the passkey must sign, which is the hash of what is signed. */
  passkey: z.optional(z.nullable(passkeyAssertion)),
});
export type SigningCredentials = z.infer<typeof credentials>;

export interface Credentials {
  readonly username: string;
  readonly password: string;
}

/** The problem `passkey_needed` carries this beside its code. */
export const passkeyNeeded = z.object({ passkey: passkeyRequest });
export type PasskeyNeeded = z.infer<typeof passkeyNeeded>;

/** The problem `second_factor_needed` carries this when a signature with a password needs more. */
export const signingFactorNeeded = z.object({ factors: z.array(z.enum(factors)) });
export type SigningFactorNeeded = z.infer<typeof signingFactorNeeded>;

/** A signature as it is shown: printed name, time, meaning, and whether it still stands for the content. */
export const signature = z.object({
  id: z.int(),
  signerName: z.string(),
  signerUsername: z.string(),
  meaning: z.string(),
  signedAt: z.string(),
  contentHash: z.string(),
  method: z.enum(signingMethods),
  voidedAt: z.nullable(z.string()),
});
export type Signature = z.infer<typeof signature>;
