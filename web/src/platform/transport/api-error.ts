import type { Problem } from '@vigie/domain/kernel/http/problem';

/** Anything but the answer: a refusal of the server, or no answer at all. `message` can be shown to the person. */
export class ApiError extends Error {
  constructor(
    /** 0 when no answer came. */
    readonly status: number,
    /** The server's stable code, or `network_failure`, `timeout`, `unreadable_answer`. */
    readonly code: string,
    readonly detail: string,
    /** What is wrong with which field of the body, for a 422. */
    readonly fields: Readonly<Record<string, string>> = {},
    /** What the server sent, when it was JSON. */
    readonly body?: unknown,
  ) {
    super(detail);
    this.name = 'ApiError';
  }
}

/** The sentence to show, whatever was thrown. */
export function sentenceOf(error: unknown, otherwise: string): string {
  return error instanceof ApiError && error.detail ? error.detail : otherwise;
}

/** Something between the browser and the server may have answered instead. */
export function isProblem(body: unknown): body is Problem {
  if (typeof body !== 'object' || body === null) return false;
  const { status, code, detail } = body as Partial<Record<keyof Problem, unknown>>;
  const isDetail = typeof detail === 'string' || (Array.isArray(detail) && detail.every(isFieldProblem));
  return typeof status === 'number' && typeof code === 'string' && isDetail;
}

function isFieldProblem(one: { readonly loc?: unknown; readonly msg?: unknown } | null): boolean {
  return Array.isArray(one?.loc) && typeof one.msg === 'string';
}
