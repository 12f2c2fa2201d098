import { caseListMessages as m } from '@vigie/domain/modules/cases/messages/list';

export const caseListWalk = { next: m.nextRow, previous: m.previousRow };
