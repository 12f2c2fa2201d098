import type { Endpoint } from '@vigie/domain/kernel/http/endpoint';
import type { ModuleName, moduleContracts } from '@vigie/domain/modules/index';
import type { ServerModule } from '../platform/http/call';
import type { Platform } from '../platform/platform';
import type { VerifiedModule } from '../platform/verification/verification';
import { accountsModule } from './accounts/routes';
import { accountsVerified } from './accounts/verified';
import { actionsModule } from './actions/routes';
import { actionsVerified } from './actions/verified';
import { alertsModule } from './alerts/routes';
import { alertsVerified } from './alerts/verified';
import { assistantModule } from './assistant/routes';
import { assistantVerified } from './assistant/verified';
import { attachmentsModule } from './attachments/routes';
import { attachmentsVerified } from './attachments/verified';
import { auditsDemo } from './audits/demo';
import { auditsModule } from './audits/routes';
import { auditsVerified } from './audits/verified';
import { casesModule } from './cases/routes';
import { casesVerified } from './cases/verified';
import { commentsModule } from './comments/routes';
import { commentsVerified } from './comments/verified';
import { companiesModule } from './companies/routes';
import { companiesVerified } from './companies/verified';
import { feedbackModule } from './feedback/routes';
import { feedbackVerified } from './feedback/verified';
import { gembaDemo } from './gemba/demo';
import { gembaModule } from './gemba/routes';
import { gembaVerified } from './gemba/verified';
import { glossaryModule } from './glossary/routes';
import { glossaryVerified } from './glossary/verified';
import { importsModule } from './imports/routes';
import { importsVerified } from './imports/verified';
import { insightsModule } from './insights/module';
import { insightsVerified } from './insights/verified';
import { notificationsModule } from './notifications/routes';
import { notificationsVerified } from './notifications/verified';
import { overviewModule } from './overview/routes';
import { overviewVerified } from './overview/verified';
import { parametersModule } from './parameters/routes';
import { parametersVerified } from './parameters/verified';
import { placementsDemo } from './placements/demo';
import { placements } from './placements/kind';
import { placementsModule } from './placements/routes';
import { proceduresDemo } from './procedures/demo';
import { proceduresModule } from './procedures/routes';
import { proceduresVerified } from './procedures/verified';
import { questionnairesModule } from './questionnaires/routes';
import { questionnairesVerified } from './questionnaires/verified';
import type { ModuleDemo } from './records/public';
import { recordsModule } from './records/routes';
import { recordsVerified } from './records/verified';
import { reportsModule } from './reports/routes';
import { reportsVerified } from './reports/verified';
import { trailModule } from './trail/routes';
import { trainingDemo } from './training/demo';
import { trainingModule } from './training/routes';
import { trainingVerified } from './training/verified';
import { valuesModule } from './values/routes';
import { valuesVerified } from './values/verified';

interface ListedModule<Contract extends { readonly endpoints: Readonly<Record<string, Endpoint>> }> {
  readonly create: (platform: Platform) => ServerModule<Contract['endpoints']>;
  /** How its rows are held against the trail. */
  readonly verified?: VerifiedModule;
  readonly demo?: ModuleDemo;
}

/** The server does not compile until every module of the domain stands here. */
export const serverModules: {
  readonly [Name in ModuleName]: ListedModule<(typeof moduleContracts)[Name]>;
} = {
  companies: { create: companiesModule, verified: companiesVerified },
  feedback: { create: feedbackModule, verified: feedbackVerified },
  imports: { create: importsModule, verified: importsVerified },
  insights: { create: insightsModule, verified: insightsVerified },
  overview: { create: overviewModule, verified: overviewVerified },
  assistant: { create: assistantModule, verified: assistantVerified },
  trail: { create: trailModule },
  alerts: { create: alertsModule, verified: alertsVerified },
  audits: { create: auditsModule, verified: auditsVerified, demo: auditsDemo },
  gemba: { create: gembaModule, verified: gembaVerified, demo: gembaDemo },
  reports: { create: reportsModule, verified: reportsVerified },
  cases: { create: casesModule, verified: casesVerified },
  actions: { create: actionsModule, verified: actionsVerified },
  training: { create: trainingModule, verified: trainingVerified, demo: trainingDemo },
  procedures: { create: proceduresModule, verified: proceduresVerified, demo: proceduresDemo },
  questionnaires: { create: questionnairesModule, verified: questionnairesVerified },
  placements: { create: placementsModule, verified: placements.verified, demo: placementsDemo },
  records: { create: recordsModule, verified: recordsVerified },
  comments: { create: commentsModule, verified: commentsVerified },
  notifications: { create: notificationsModule, verified: notificationsVerified },
  glossary: { create: glossaryModule, verified: glossaryVerified },
  values: { create: valuesModule, verified: valuesVerified },
  parameters: { create: parametersModule, verified: parametersVerified },
  attachments: { create: attachmentsModule, verified: attachmentsVerified },
  accounts: { create: accountsModule, verified: accountsVerified },
};
