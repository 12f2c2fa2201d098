import { actionListMessages as m } from '@vigie/domain/messages/action-list';

export const actionListWalk = { next: m.nextRow, previous: m.previousRow };
