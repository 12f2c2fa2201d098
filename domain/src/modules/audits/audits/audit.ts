import * as z from 'zod/mini';
import type { Objection } from '../../../kernel/workflow';
import { auditPlanMessages as m } from './messages';

export const auditTypes = ['internal', 'supplier', 'regulatory'] as const;
export type AuditType = (typeof auditTypes)[number];

export const auditBounds = {
  title: 200,
  scope: 4000,
  supplier: 200,
  place: 200,
  departments: 20,
  processes: 20,
  standards: 10,
  clauses: 60,
  clause: 60,
  auditors: 10,
  observers: 10,
  auditees: 20,
  agenda: 60,
  topic: 300,
  days: 92,
  summary: 8000,
  strengths: 4000,
  files: 50,
} as const;

const line = (max: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(max));

/** A standard with the clauses that are looked at; all of them where none is named. */
export const standard = z.object({
  standard: line(auditBounds.place),
  clauses: z.array(line(auditBounds.clause)).check(z.maxLength(auditBounds.clauses)),
});
export type AuditStandard = z.infer<typeof standard>;

export const agendaRow = z.object({
  day: z.iso.date(),
  hour: z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/)),
  minutes: z.int().check(z.gte(5), z.lte(24 * 60)),
  place: z.string().check(z.trim(), z.maxLength(auditBounds.place)),
  topic: line(auditBounds.topic),
  who: z.string().check(z.trim(), z.maxLength(auditBounds.place)),
});
export type AgendaRow = z.infer<typeof agendaRow>;

/** Somebody who takes part, as they were called then; of a supplier there is the name alone. */
export const participant = z.object({ id: z.nullable(z.int()), name: z.string() });
export type Participant = z.infer<typeof participant>;

export const isAmong = (people: readonly Participant[], userId: number | null): boolean =>
  userId !== null && people.some(({ id }) => id === userId);

/** What an audit is planned with, in parts that must go together. */
export interface AuditPlan {
  readonly type: AuditType;
  readonly departments: readonly string[];
  readonly supplier: string;
  readonly plannedFrom: string;
  readonly plannedUntil: string;
  readonly leadId: number;
  readonly auditorIds: readonly number[];
  readonly observerIds: readonly number[];
  readonly auditees: readonly Participant[];
  readonly agenda: readonly AgendaRow[];
}

export interface PlanProblem extends Objection {
  readonly field: string;
}

/** What does not fit together in a plan, each with its field. */
export function planProblem(plan: AuditPlan): PlanProblem | null {
  const { type, departments, supplier, plannedFrom, plannedUntil, auditees } = plan;
  if (type === 'supplier' && supplier === '') return { field: 'supplier', message: m.supplierMissing };
  if (type !== 'supplier' && departments.length === 0) return { field: 'departments', message: m.departmentMissing };
  if (plannedUntil < plannedFrom) return { field: 'plannedUntil', message: m.endsBeforeItBegins };
  if (daysBetween(plannedFrom, plannedUntil) >= auditBounds.days) {
    return { field: 'plannedUntil', message: m.tooLong, values: { max: auditBounds.days } };
  }
  const team = [plan.leadId, ...plan.auditorIds, ...plan.observerIds];
  if (new Set(team).size < team.length) return { field: 'auditorIds', message: m.twiceInTeam };
  if (auditees.some(({ id }) => id !== null && [plan.leadId, ...plan.auditorIds].includes(id))) {
    return { field: 'auditeeIds', message: m.auditsThemselves };
  }
  const outside = plan.agenda.some(({ day }) => day < plannedFrom || day > plannedUntil);
  return outside ? { field: 'agenda', message: m.agendaOutside } : null;
}

const dayMs = 86_400_000;
const daysBetween = (from: string, until: string) => Math.round((Date.parse(until) - Date.parse(from)) / dayMs);

export function shiftDay(day: string, days: number): string {
  return new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10);
}

/** When an audit moves to another day its agenda moves with it. */
export function movedAgenda(agenda: readonly AgendaRow[], from: string, to: string): AgendaRow[] {
  const days = daysBetween(from, to);
  return agenda.map((row) => ({ ...row, day: shiftDay(row.day, days) }));
}

/** How near an audit is: late to begin, late answers, soon; nothing to hurry about is null. */
export function auditUrgency(
  audit: {
    readonly status: string;
    readonly plannedFrom: string;
    readonly plannedUntil: string;
    readonly lateAnswers: number;
  },
  today: string,
): 'late' | 'soon' | null {
  const { status, plannedFrom, plannedUntil, lateAnswers } = audit;
  if (status === 'planned' || status === 'scheduled') {
    if (plannedFrom < today) return 'late';
    return plannedFrom <= shiftDay(today, 7) ? 'soon' : null;
  }
  if (status === 'in_progress' || status === 'reporting') return plannedUntil < today ? 'late' : null;
  return status === 'issued' && lateAnswers > 0 ? 'late' : null;
}
