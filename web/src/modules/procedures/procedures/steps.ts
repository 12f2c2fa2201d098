import { type ProcedureMove, procedureWorkflow } from '@vigie/domain/modules/procedures/procedures/workflow';
import { recordTransitions } from '../../records/public';
import { type ProcedureDetail, procedureCalls } from './queries';

export const procedureTransitions = recordTransitions<ProcedureMove, ProcedureDetail>(
  procedureCalls,
  procedureWorkflow,
  { dangerous: ['retire'] },
);
