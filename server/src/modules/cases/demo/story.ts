import type { Criticality } from '@vigie/domain/modules/cases/due-date';
import type { NotificationChannel } from '@vigie/domain/modules/cases/steps/assessments';
import type { CapaKind } from '@vigie/domain/modules/cases/steps/capa-plan';
import type { batchStatuses, ImpactLevel, peopleItems, sqippItems } from '@vigie/domain/modules/cases/steps/impact';
import type { MCategory, RootCauseType } from '@vigie/domain/modules/cases/steps/root-cause';
import type { ActionStory } from '../../actions/public';

/** One case of the demo as a row of a table: how far it came, what was found, what is done about it. */
export interface CaseStory extends Findings {
  readonly lead: string;
  readonly criticality: Criticality;
  readonly until: 'new' | 'writing' | 'returned' | 'ready_for_qa' | 'approved' | 'closed' | 'reopened' | 'void';
  /** Who reviews it; `qa` by default. */
  readonly qa?: string;
  /** Why it was returned, reopened or made void. */
  readonly reason?: string;
  /** The due date that QA gave in place of the rule's, in days from today, and why. */
  readonly granted?: readonly [days: number, reason: string];
  /** How many steps are marked ready while it is written, and reviewed while QA reads it; from the first on. */
  readonly ready?: number;
  readonly reviewed?: number;
  readonly team?: readonly (readonly [username: string, part: string])[];
  /** Confidential: whom it names beside QA. */
  readonly readers?: readonly string[];
  readonly talk?: readonly (readonly [username: string, text: string])[];
  readonly files?: readonly string[];
  readonly links?: readonly string[];
  readonly causes?: readonly CauseStory[];
  readonly measures?: readonly MeasureStory[];
}

export interface Findings {
  readonly impact?: readonly [level: ImpactLevel, why: string];
  readonly batches?: readonly (readonly [product: string, batch: string, status: (typeof batchStatuses)[number]])[];
  readonly decision?: string;
  readonly stop?: string;
  readonly validation?: string;
  readonly qualification?: string;
  /** What is concerned, and how; the rest is not. */
  readonly SQIPP?: Partial<Record<(typeof sqippItems)[number], string>>;
  readonly people?: Partial<Record<(typeof peopleItems)[number], string>>;
  readonly protection?: string;
  readonly regulatory?: string;
  readonly authorities?: string;
  readonly customer?: readonly [
    name: string,
    contact: string,
    channel: NotificationChannel,
    day: number,
    message: string,
    response?: string,
  ];
  readonly risk?: readonly [severity: number, occurrence: number, detectability: number, controls: string];
  /** How it came back; absent: it never did. */
  readonly recurrent?: string;
}

export interface CauseStory {
  /** From the problem down to the root. */
  readonly whys: readonly string[];
  readonly m: MCategory;
  readonly type?: RootCauseType;
  readonly evidence?: string;
  /** Why no measure treats it. */
  readonly left?: string;
}

export interface MeasureStory extends ActionStory {
  readonly title: string;
  readonly action: string;
  readonly goal: string;
  readonly due: number;
  readonly kind: CapaKind;
  /** Which of the causes; the first unless said. */
  readonly cause?: number;
  readonly check?: readonly [criterion: string, verdict?: string];
}
