import type { MessageValues } from '../../../kernel/message';
import type { ChallengeCode, StyleCode } from '../messages/challenge';
import type { RemarkStep } from './case-content';
import type { Reading } from './reading';

export type RemarkCode = ChallengeCode | StyleCode;

/** Something to think about again. `<step>.<field>` is the name of the field in the history of the case. */
export interface Remark {
  readonly code: RemarkCode;
  readonly step: RemarkStep;
  readonly field: string;
  readonly values: MessageValues;
}

export type Found = Omit<Remark, 'code'>;

export interface Rule {
  readonly code: RemarkCode;
  /** Where it can find something; asked about another step it is not run. */
  readonly steps: 'every' | readonly RemarkStep[];
  readonly find: (reading: Reading) => readonly Found[];
}
