import { differences } from '../../kernel/trail/audit-event';
import { fieldLabel } from '../../messages/record-words';
import { filesChangedSince, type Speak } from '../attachments/public';
import { auditedAnswers } from './answers';
import type { Report } from './contract';
import { reportWords } from './words';

/** Everything that a decision covers and that is different from when the validator looked: which answers, which files. */
export function reportChangedSince(looked: Report, now: Report, speak: Speak): string[] {
  return [
    ...differences(auditedAnswers(looked.answers), auditedAnswers(now.answers)).map(({ field }) =>
      fieldLabel(reportWords, field, speak),
    ),
    ...filesChangedSince(looked.attachments, now.attachments, speak),
  ];
}
