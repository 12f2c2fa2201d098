import type { Problem } from '@vigie/domain/kernel/http/problem';

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
