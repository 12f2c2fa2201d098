import { connectionMessages } from '@vigie/domain/messages/connection';
import { type AuditMove, auditWorkflow } from '@vigie/domain/modules/audits/audits/workflow';
import { phoneMessages as p } from '@vigie/domain/modules/audits/pages/phone-messages';
import { auditViewMessages as m } from '@vigie/domain/modules/audits/pages/plan-messages';
import { sayNow } from '../../../platform/page/messages';
import { sentenceOf } from '../../../platform/transport/api-error';
import { notify } from '../../../ui/overlays/toast';
import { recordTransitions } from '../../records/public';
import { type AuditDetail, auditCalls } from './queries';

export const auditTransitions = recordTransitions<AuditMove, AuditDetail>(auditCalls, auditWorkflow, {
  dangerous: ['cancel', 'reopen'],
  // A phone that still holds the checklist is left behind for a reason.
  questions: { finish: { question: m.finishQuestion, note: m.finishNote } },
  // Keeping on this device comes with its own file, which lists and boards do without.
  send: async (record, body) => {
    if (body.action === 'finish') await (await loadHold()).giveBackHere(record.id);
    const moved = await auditCalls.move(record, body);
    if (body.action === 'start')
      await loadHold()
        .then(({ holdAtStart }) => holdAtStart(moved))
        .catch(sayNotKept);
    return moved;
  },
});

const loadHold = () => import('../phone/hold');

const sayNotKept = (error: unknown) =>
  notify.error(sayNow(p.notKept, { why: sentenceOf(error, sayNow(connectionMessages.unknownError)) }));
