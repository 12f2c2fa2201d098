import { caseMoveMessages as m } from '@vigie/domain/modules/cases/messages/page';
import type { CaseRecord } from '@vigie/domain/modules/cases/record';
import { type CaseAction, caseWorkflow } from '@vigie/domain/modules/cases/workflow';
import { recordTransitions } from '../records/public';
import { caseCalls, takeOverCase } from './queries';

export const caseTransitions = recordTransitions<CaseAction, CaseRecord>(caseCalls, caseWorkflow, {
  takeOver: takeOverCase,
  texts: { ...m, continueToSign: m.continue },
  questions: {
    submit: { question: m.submitQuestion, note: m.submitNote },
    return: { question: m.returnQuestion, note: m.returnNote },
    close: { question: m.closeQuestion, note: m.closeNote },
    reopen: { question: m.reopenQuestion, note: m.reopenNote },
    void: { question: m.voidQuestion, note: m.voidNote },
  },
  signLabels: {
    approve: m.approveAndSign,
    close: m.closeAndSign,
    reopen: m.reopenAndSign,
    void: m.voidAndSign,
  },
  dangerous: ['void'],
});
