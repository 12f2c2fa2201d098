import { type Actor, hasRole } from '../../kernel/identity/actor';
import type { Deed, WorkEvents } from '../../kernel/identity/own-work';
import type { Guard, Workflow } from '../../kernel/workflow';
import { importStatusMessages, importWorkflowMessages as m } from './messages/workflow';
import { importApprovers, importers } from './roles';

export const importStatuses = ['uploaded', 'checked', 'prepared', 'running', 'done', 'refused'] as const;
export type ImportStatus = (typeof importStatuses)[number];
export const importActions = ['check', 'prepare', 'abandon', 'withdraw', 'approve', 'refuse'] as const;
export type ImportAction = (typeof importActions)[number];

export type RoleOnImport = 'importer' | 'approver';

export interface ImportItem {
  readonly status: ImportStatus;
  readonly companyId: number;
}

export interface ImportFacts {
  readonly problemCount: number;
  readonly rowCount: number;
  /** Another import of the company is running. */
  readonly isBusy: boolean;
  /** What this person did to prepare it, according to the trail. */
  readonly ownWork: Deed | null;
}

export const nothingWrong: Guard<ImportFacts> = ({ problemCount }) =>
  problemCount > 0 ? { message: m.hasProblems, values: { n: problemCount } } : null;
export const somethingToImport: Guard<ImportFacts> = ({ rowCount }) => (rowCount === 0 ? { message: m.noRows } : null);
export const noOtherImport: Guard<ImportFacts> = ({ isBusy }) => (isBusy ? { message: m.busy } : null);
/** R43: what one person prepared, another one lets in. */
export const secondPerson: Guard<ImportFacts> = ({ ownWork }) =>
  ownWork === null ? null : { message: m.ownWork, code: 'not_allowed' };

const byImporter = { by: ['importer'] } as const;
const byApprover = { by: ['approver'], wrongRole: m.onlyApprovers } as const;

/** All of a file becomes cases, or nothing of it: between running and done there is one commit. */
export const importWorkflow: Workflow<
  ImportStatus,
  ImportAction,
  RoleOnImport,
  ImportItem,
  ImportFacts,
  'finish' | 'fail'
> = {
  record: 'import',
  stateLabels: importStatusMessages,
  stateOf: ({ status }) => status,
  rolesOn: rolesOnImport,
  initial: ['uploaded'],
  createdEvent: 'import.uploaded',
  final: ['done', 'refused'],
  usual: { uploaded: 'check', checked: 'prepare', prepared: 'approve' },
  transitions: {
    check: { ...byImporter, label: m.check, from: ['uploaded', 'checked'], to: 'checked', event: 'import.checked' },
    prepare: {
      ...byImporter,
      label: m.prepare,
      from: ['checked'],
      to: 'prepared',
      event: 'import.prepared',
      notice: 'importPrepared',
      guards: [somethingToImport, nothingWrong],
    },
    abandon: {
      ...byImporter,
      label: m.abandon,
      from: ['uploaded', 'checked'],
      to: 'refused',
      event: 'import.abandoned',
    },
    withdraw: {
      ...byImporter,
      label: m.withdraw,
      from: ['prepared'],
      to: 'refused',
      event: 'import.withdrawn',
      needsReason: true,
    },
    approve: {
      ...byApprover,
      label: m.approve,
      from: ['prepared'],
      to: 'running',
      event: 'import.approved',
      notice: 'importApproved',
      signature: m.approved,
      guards: [secondPerson, somethingToImport, nothingWrong, noOtherImport],
    },
    refuse: {
      ...byApprover,
      label: m.refuse,
      from: ['prepared'],
      to: 'refused',
      event: 'import.refused',
      notice: 'importRefused',
      needsReason: true,
      guards: [secondPerson],
    },
  },
  consequences: {
    finish: { from: ['running'], to: 'done', event: 'import.finished', follows: 'import.approved' },
    fail: {
      from: ['running'],
      to: 'refused',
      event: 'import.failed',
      follows: 'import.approved',
      notice: 'importFailed',
    },
  },
  refusals: { wrongRole: m.wrongRole, wrongState: m.wrongState, reasonMissing: m.reasonMissing },
};

function rolesOnImport({ companyId }: ImportItem, actor: Actor): readonly RoleOnImport[] {
  if (companyId !== actor.companyId) return [];
  return [
    ...(hasRole(actor, ...importers) ? (['importer'] as const) : []),
    ...(hasRole(actor, ...importApprovers) ? (['approver'] as const) : []),
  ];
}

/** What prepares an import. A user who did one of these does not approve it. */
export const importWorkEvents: WorkEvents = {
  records: ['import'],
  deeds: { 'import.uploaded': 'wrote', 'import.checked': 'wrote', 'import.prepared': 'marked' },
  charged: { field: 'owner', deed: 'led', events: [] },
};
