import type { Endpoint } from '../kernel/http/endpoint';
import { platformEndpoints, platformPermissions } from '../kernel/http/platform-endpoints';
import type { Permission } from '../kernel/identity/permission';
import type { NoticeGroup } from '../kernel/records/notices';
import type { RecordKind } from '../kernel/records/record-kind';
import { allAccountsEndpoints, allAccountsPermissions } from './accounts/all-endpoints';
import { actionsEndpoints } from './actions/contract';
import { actionKind } from './actions/kind';
import { actionsPermissions } from './actions/policy';
import { alertsEndpoints } from './alerts/contract';
import { alertNotices } from './alerts/notices';
import { alertsPermissions } from './alerts/policy';
import { assistantEndpoints } from './assistant/contract';
import { assistantPermissions } from './assistant/policy';
import { attachmentsEndpoints } from './attachments/contract';
import { attachmentsPermissions } from './attachments/policy';
import { auditKind } from './audits/audits/kind';
import { auditsEndpoints, auditsPermissions } from './audits/contract';
import { findingKind } from './audits/findings/kind';
import { programmeKind } from './audits/programmes/kind';
import { casesEndpoints } from './cases/contract';
import { caseKind } from './cases/kind';
import { casesPermissions } from './cases/policy';
import { commentsEndpoints } from './comments/contract';
import { commentsPermissions } from './comments/policy';
import { companiesEndpoints } from './companies/contract';
import { companiesPermissions } from './companies/policy';
import { feedbackEndpoints } from './feedback/contract';
import { feedbackPermissions } from './feedback/policy';
import { gembaEndpoints, gembaPermissions } from './gemba/contract';
import { dutyKind } from './gemba/duties/kind';
import { observationKind } from './gemba/observations/kind';
import { routeKind } from './gemba/routes/kind';
import { stationKind } from './gemba/stations/kind';
import { walkKind } from './gemba/walks/kind';
import { glossaryEndpoints } from './glossary/contract';
import { glossaryPermissions } from './glossary/policy';
import { importsEndpoints } from './imports/contract';
import { importNotices } from './imports/notices';
import { importsPermissions } from './imports/policy';
import { allInsightsEndpoints, allInsightsPermissions } from './insights/all-endpoints';
import { indicatorNotices } from './insights/control-charts/notices';
import { notificationsEndpoints } from './notifications/contract';
import { accessNotices, commentNotices } from './notifications/notices';
import { notificationsPermissions } from './notifications/policy';
import { overviewEndpoints } from './overview/contract';
import { overviewPermissions } from './overview/policy';
import { parametersEndpoints } from './parameters/contract';
import { parametersPermissions } from './parameters/policy';
import { placementsEndpoints, placementsPermissions } from './placements/contract';
import { placementKind } from './placements/kind';
import { proceduresEndpoints, proceduresPermissions } from './procedures/contract';
import { copyKind } from './procedures/copies/kind';
import { procedureKind } from './procedures/procedures/kind';
import { versionKind } from './procedures/versions/kind';
import { questionnairesEndpoints } from './questionnaires/contract';
import { questionnaireKind } from './questionnaires/filled/kind';
import { questionnairesPermissions } from './questionnaires/policy';
import { templateKind } from './questionnaires/templates/kind';
import { recordsEndpoints } from './records/contract';
import { recordsPermissions } from './records/policy';
import { reportsEndpoints } from './reports/contract';
import { reportKind } from './reports/kind';
import { reportsPermissions } from './reports/policy';
import { trailEndpoints } from './trail/contract';
import { trailPermissions } from './trail/policy';
import { absenceKind } from './training/absences/kind';
import { trainingKind } from './training/assignments/kind';
import { trainingEndpoints, trainingPermissions } from './training/contract';
import { curriculumKind } from './training/curricula/kind';
import { postKind } from './training/posts/kind';
import { requirementKind } from './training/requirements/kind';
import { valuesEndpoints } from './values/contract';
import { valuesPermissions } from './values/policy';

/** From the top of the house to its floor: a module may use the `public.ts` of those that stand after it. */
export const moduleNames = [
  'companies',
  'feedback',
  'overview',
  'imports',
  'insights',
  'assistant',
  'trail',
  'alerts',
  'audits',
  'gemba',
  'reports',
  'cases',
  'actions',
  'training',
  'procedures',
  'questionnaires',
  'placements',
  'records',
  'comments',
  'notifications',
  'glossary',
  'values',
  'parameters',
  'attachments',
  'accounts',
] as const;
export type ModuleName = (typeof moduleNames)[number];

export interface ModuleContract {
  readonly endpoints: Readonly<Record<string, Endpoint>>;
  readonly permissions: Readonly<Record<string, Permission>>;
  readonly kinds?: readonly RecordKind[];
  /** Notices beside those of the kinds of records. */
  readonly notices?: readonly NoticeGroup[];
}

export const moduleContracts: Record<ModuleName | 'platform', ModuleContract> = {
  platform: { endpoints: platformEndpoints, permissions: platformPermissions },
  companies: { endpoints: companiesEndpoints, permissions: companiesPermissions },
  feedback: { endpoints: feedbackEndpoints, permissions: feedbackPermissions },
  imports: { endpoints: importsEndpoints, permissions: importsPermissions, notices: [importNotices] },
  insights: { endpoints: allInsightsEndpoints, permissions: allInsightsPermissions, notices: [indicatorNotices] },
  overview: { endpoints: overviewEndpoints, permissions: overviewPermissions },
  assistant: { endpoints: assistantEndpoints, permissions: assistantPermissions },
  trail: { endpoints: trailEndpoints, permissions: trailPermissions },
  alerts: { endpoints: alertsEndpoints, permissions: alertsPermissions, notices: [alertNotices] },
  reports: { endpoints: reportsEndpoints, permissions: reportsPermissions, kinds: [reportKind] },
  cases: { endpoints: casesEndpoints, permissions: casesPermissions, kinds: [caseKind] },
  actions: { endpoints: actionsEndpoints, permissions: actionsPermissions, kinds: [actionKind] },
  questionnaires: {
    endpoints: questionnairesEndpoints,
    permissions: questionnairesPermissions,
    kinds: [templateKind, questionnaireKind],
  },
  audits: {
    endpoints: auditsEndpoints,
    permissions: auditsPermissions,
    kinds: [auditKind, findingKind, programmeKind],
  },
  gemba: {
    endpoints: gembaEndpoints,
    permissions: gembaPermissions,
    kinds: [walkKind, observationKind, stationKind, routeKind, dutyKind],
  },
  procedures: {
    endpoints: proceduresEndpoints,
    permissions: proceduresPermissions,
    kinds: [procedureKind, versionKind, copyKind],
  },
  training: {
    endpoints: trainingEndpoints,
    permissions: trainingPermissions,
    kinds: [trainingKind, requirementKind, curriculumKind, postKind, absenceKind],
  },
  placements: { endpoints: placementsEndpoints, permissions: placementsPermissions, kinds: [placementKind] },
  records: { endpoints: recordsEndpoints, permissions: recordsPermissions },
  comments: { endpoints: commentsEndpoints, permissions: commentsPermissions },
  notifications: {
    endpoints: notificationsEndpoints,
    permissions: notificationsPermissions,
    notices: [commentNotices, accessNotices],
  },
  glossary: { endpoints: glossaryEndpoints, permissions: glossaryPermissions },
  values: { endpoints: valuesEndpoints, permissions: valuesPermissions },
  parameters: { endpoints: parametersEndpoints, permissions: parametersPermissions },
  attachments: { endpoints: attachmentsEndpoints, permissions: attachmentsPermissions },
  accounts: { endpoints: allAccountsEndpoints, permissions: allAccountsPermissions },
};

export interface NamedEndpoint {
  readonly name: string;
  readonly module: string;
  readonly endpoint: Endpoint;
  readonly permission: Permission | undefined;
}

export function namedEndpoints(contracts: Readonly<Record<string, ModuleContract>>): readonly NamedEndpoint[] {
  return Object.entries(contracts).flatMap(([module, { endpoints, permissions }]) =>
    Object.entries(endpoints).map(([name, endpoint]) => ({ name, module, endpoint, permission: permissions[name] })),
  );
}

export const allEndpoints = namedEndpoints(moduleContracts);
