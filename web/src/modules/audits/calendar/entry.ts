import type { CalendarAudit } from '@vigie/domain/modules/audits/calendar/contract';
import type { Span } from './weeks';

/** What stands on the calendar: an audit, or one that a programme will make. */
export interface CalendarEntry extends Span {
  /** Of the audit; of one that is not made yet, what tells it apart. */
  readonly id: string;
  readonly title: string;
  readonly site: string;
  /** Where it leads to. */
  readonly to: string;
  /** Null while it is not made. */
  readonly audit: CalendarAudit | null;
}

export const canMove = ({ audit }: CalendarEntry): boolean => audit?.canMove === true;
