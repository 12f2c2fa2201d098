import * as z from 'zod/mini';

/** What the signature dialog sends: the person proves, at the moment of signing, who they are. */
export const credentials = z.object({
  username: z.string().check(z.minLength(1), z.maxLength(128)),
  password: z.string().check(z.minLength(1), z.maxLength(1024)),
});
export type Credentials = z.infer<typeof credentials>;

/** A signature as it is shown: printed name, time, meaning, and whether it still stands for the content. */
export const signature = z.object({
  id: z.int(),
  signerName: z.string(),
  signerUsername: z.string(),
  meaning: z.string(),
  signedAt: z.string(),
  contentHash: z.string(),
  voidedAt: z.nullable(z.string()),
});
export type Signature = z.infer<typeof signature>;
