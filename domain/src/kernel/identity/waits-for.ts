/** Who has to act next: people by name, or those who hold a role, but for some who may not. */
export type WaitsFor =
  | { readonly people: readonly string[] }
  | { readonly role: 'validator' | 'qa'; readonly except: readonly number[] };
