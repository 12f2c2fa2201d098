import type { Message, MessageValues } from './message';
import type { Json } from './trail/canonical-json';

/** The closed list of reasons to refuse, each with its HTTP status. The sentences stand in messages/refusals.ts. */
export const refusalStatus = {
  malformed_request: 400,
  not_signed_in: 401,
  wrong_credentials: 401,
  wrong_code: 401,
  ticket_expired: 401,
  session_ended: 401,
  not_allowed: 403,
  password_change_required: 403,
  wrong_password: 403,
  not_qualified: 403,
  signature_not_yours: 403,
  identity_unconfirmed: 403,
  sign_up_closed: 403,
  second_factor_needed: 403,
  second_factor_required: 403,
  passkey_needed: 403,
  not_found: 404,
  wrong_state: 409,
  somebody_was_faster: 409,
  already_exists: 409,
  objection: 409,
  quota_reached: 409,
  idempotency_key_reused: 409,
  link_expired: 410,
  stale_version: 412,
  too_large: 413,
  wrong_type: 415,
  invalid: 422,
  session_locked: 423,
  version_required: 428,
  too_many_attempts: 429,
  too_many_requests: 429,
  unexpected: 500,
  unavailable: 503,
  busy: 503,
  no_room: 507,
} as const;

export type RefusalCode = keyof typeof refusalStatus;

/** One wrong field of a request, in the shape that clients of the API read: where, and a sentence. */
export interface FieldProblem {
  readonly loc: readonly (string | number)[];
  readonly message: Message;
  readonly values?: MessageValues;
}

export interface RefusalDetails {
  /** Replaces the general sentence of the code by the exact reason. */
  readonly message?: Message;
  readonly values?: MessageValues;
  readonly fields?: readonly FieldProblem[];
  readonly retryAfterSeconds?: number;
  /** What the caller needs to go on, answered beside the code. */
  readonly carries?: Readonly<Record<string, Json>>;
}

/** Thrown by services; one handler turns it into problem+json. */
export class Refusal extends Error {
  readonly status: number;

  constructor(
    readonly code: RefusalCode,
    readonly details: RefusalDetails = {},
  ) {
    super(code);
    this.name = 'Refusal';
    this.status = refusalStatus[code];
  }
}

export function invalidField(field: string, message: Message, values?: MessageValues): Refusal {
  return new Refusal('invalid', { fields: [{ loc: ['body', field], message, ...(values && { values }) }] });
}
