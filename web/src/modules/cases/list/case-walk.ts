import { caseListMessages as m } from '@vigie/domain/messages/case-list';

export const caseListWalk = { next: m.nextRow, previous: m.previousRow };
