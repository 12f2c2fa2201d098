import type { Rule } from '../remark';
import { saysNothing } from '../text/spelled';

export const noEvidence: Rule = {
  code: 'no_evidence',
  steps: ['rootCause'],
  find: ({ lines, content: { attachments } }) =>
    lines
      .filter(({ cause }) => cause.isRootCause)
      .filter(({ cause }) => cause.evidence.every((one) => one.attachmentId === null && saysNothing(one.text)))
      .map(({ id, number }) => ({
        step: 'rootCause',
        field: `${id}.evidence`,
        values: { why: number, n: attachments },
      })),
};
