import { type Actor, hasRole } from '../../kernel/identity/actor';
import type { Guard, Workflow } from '../../kernel/workflow';
import { importStatusMessages, importWorkflowMessages as m } from './messages/workflow';

export const importStatuses = ['uploaded', 'checked', 'running', 'done', 'refused'] as const;
export type ImportStatus = (typeof importStatuses)[number];
export const importActions = ['check', 'start', 'abandon'] as const;
export type ImportAction = (typeof importActions)[number];
type Importer = 'importer';

export interface ImportItem {
  readonly status: ImportStatus;
  readonly companyId: number;
}

export interface ImportFacts {
  readonly problemCount: number;
  readonly rowCount: number;
  /** Another import of the company is running. */
  readonly isBusy: boolean;
}

export const nothingWrong: Guard<ImportFacts> = ({ problemCount }) =>
  problemCount > 0 ? { message: m.hasProblems, values: { n: problemCount } } : null;
export const somethingToImport: Guard<ImportFacts> = ({ rowCount }) => (rowCount === 0 ? { message: m.noRows } : null);
export const nobodyElse: Guard<ImportFacts> = ({ isBusy }) => (isBusy ? { message: m.busy } : null);

const by: readonly Importer[] = ['importer'];

/** All of a file becomes cases, or nothing of it: between running and done there is one commit. */
export const importWorkflow: Workflow<
  ImportStatus,
  ImportAction,
  Importer,
  ImportItem,
  ImportFacts,
  'finish' | 'fail'
> = {
  record: 'import',
  stateLabels: importStatusMessages,
  stateOf: ({ status }) => status,
  rolesOn: importerOf,
  initial: ['uploaded'],
  createdEvent: 'import.uploaded',
  final: ['done', 'refused'],
  usual: { uploaded: 'check', checked: 'start' },
  transitions: {
    check: { label: m.check, from: ['uploaded', 'checked'], to: 'checked', by, event: 'import.checked' },
    start: {
      label: m.start,
      from: ['checked'],
      to: 'running',
      by,
      event: 'import.started',
      guards: [somethingToImport, nothingWrong, nobodyElse],
    },
    abandon: { label: m.abandon, from: ['uploaded', 'checked'], to: 'refused', by, event: 'import.abandoned' },
  },
  consequences: {
    finish: { from: ['running'], to: 'done', event: 'import.finished', follows: 'import.started' },
    fail: { from: ['running'], to: 'refused', event: 'import.failed', follows: 'import.started' },
  },
  refusals: { wrongRole: m.wrongRole, wrongState: m.wrongState, reasonMissing: m.wrongState },
};

function importerOf({ companyId }: ImportItem, actor: Actor): readonly Importer[] {
  return companyId === actor.companyId && hasRole(actor, 'company_admin', 'designer') ? by : [];
}
