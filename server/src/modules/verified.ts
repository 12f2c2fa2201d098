import type { Verified } from '../platform/verification/verification';
import { accountKinds } from './accounts/verified';
import { actionKind } from './actions/verified';
import { alertKind } from './alerts/verified';
import { attachmentKind } from './attachments/verified';
import { caseKinds, signedCaseKinds } from './cases/verified';
import { commentKind } from './comments/verified';
import { companyKind } from './companies/verified';
import { feedbackKind } from './feedback/verified';
import { parametersKind } from './parameters/verified';
import { viewKind } from './records/verified';
import { decisionKind, reportKind } from './reports/verified';

/** Every kind of record that the trail tells of. A test fails on one that stands neither here nor among the exceptions. */
export const verified: Verified = {
  records: [
    companyKind,
    ...accountKinds,
    parametersKind,
    reportKind,
    ...caseKinds,
    actionKind,
    viewKind,
    commentKind,
    attachmentKind,
    alertKind,
    feedbackKind,
  ],
  signed: [decisionKind, ...signedCaseKinds],
  withoutRow: {
    signature: 'compared with what was signed, as signatures',
    sign_in: 'somebody tried a name that nobody has',
    sign_up: 'somebody asked for a company, which is compared once it is there',
    device: 'a browser was remembered or forgotten: of the mark that it carries there is a hash alone',
    list: 'somebody took a list out of the house',
    trail: 'somebody took the trail out of the house, or it was verified',
  },
};
