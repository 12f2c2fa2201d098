import type { BodyOf } from '@vigie/domain/kernel/http/endpoint';
import type { Impact } from '@vigie/domain/modules/procedures/procedures/procedure';
import type { versionsEndpoints } from '@vigie/domain/modules/procedures/versions/contract';
import type { ChosenPerson } from '../../../platform/records/person-choice';

/** What a version is prepared with, as its form holds it. */
export interface EnteredVersion {
  readonly title: string;
  readonly summary: string;
  readonly impact: Impact | '';
  readonly plannedOn: string;
  readonly writerId: ChosenPerson | null;
  readonly coAuthorIds: readonly ChosenPerson[];
  readonly reviewerIds: readonly ChosenPerson[];
  readonly approverIds: readonly ChosenPerson[];
  readonly pdfId: string;
}

type Changes = BodyOf<(typeof versionsEndpoints)['changeProcedureVersion']>;

const two = (value: number) => String(value).padStart(2, '0');

/** The reader's own day of an instant. */
export function dayOf(instant: string): string {
  const date = new Date(instant);
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/** The first instant of a day here. */
export const beginOf = (day: string): string => new Date(`${day}T00:00:00`).toISOString();

const idsOf = (people: readonly ChosenPerson[]) => people.map(({ id }) => id);

/** Only what differs is sent; a day that was taken out stays as it was, for a version comes on some day. */
export function changesOf(before: EnteredVersion, entered: EnteredVersion): Changes {
  const differs = (name: keyof EnteredVersion) => JSON.stringify(before[name]) !== JSON.stringify(entered[name]);
  const { title, summary, impact, plannedOn, writerId, coAuthorIds, reviewerIds, approverIds, pdfId } = entered;
  return {
    ...(differs('title') && { title }),
    ...(differs('summary') && { summary }),
    ...(differs('impact') && impact && { impact }),
    ...(differs('plannedOn') && plannedOn && { plannedFrom: beginOf(plannedOn) }),
    ...(differs('writerId') && writerId && { writerId: writerId.id }),
    ...(differs('coAuthorIds') && { coAuthorIds: idsOf(coAuthorIds) }),
    ...(differs('reviewerIds') && { reviewerIds: idsOf(reviewerIds) }),
    ...(differs('approverIds') && { approverIds: idsOf(approverIds) }),
    ...(differs('pdfId') && { pdfId: pdfId || null }),
  };
}
