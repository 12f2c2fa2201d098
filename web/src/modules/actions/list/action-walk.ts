import { actionListMessages as m } from '@vigie/domain/modules/actions/messages/list';

export const actionListWalk = { next: m.nextRow, previous: m.previousRow };
