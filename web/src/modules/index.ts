import type { ModuleName } from '@vigie/domain/modules/index';
import type { WebModule } from '../platform/page/web-module';
import { accountsModule } from './accounts/module';
import { actionsModule } from './actions/module';
import { alertsModule } from './alerts/module';
import { auditsModule } from './audits/module';
import { casesModule } from './cases/module';
import { companiesModule } from './companies/module';
import { feedbackModule } from './feedback/module';
import { gembaModule } from './gemba/module';
import { glossaryModule } from './glossary/module';
import { importsModule } from './imports/module';
import { insightsModule } from './insights/module';
import { notificationsModule } from './notifications/module';
import { overviewModule } from './overview/module';
import { parametersModule } from './parameters/module';
import { placementsModule } from './placements/module';
import { proceduresModule } from './procedures/module';
import { questionnairesModule } from './questionnaires/module';
import { reportsModule } from './reports/module';
import { trailModule } from './trail/module';
import { trainingModule } from './training/module';
import { valuesModule } from './values/module';

/** What others show on their pages, without a page or a tile of its own. */
const noPages: WebModule = { tiles: [] };

/** Every module of the domain, or the web does not compile. */
export const webModules = {
  companies: companiesModule,
  feedback: feedbackModule,
  imports: importsModule,
  insights: insightsModule,
  overview: overviewModule,
  assistant: noPages,
  trail: trailModule,
  reports: reportsModule,
  cases: casesModule,
  actions: actionsModule,
  alerts: alertsModule,
  audits: auditsModule,
  gemba: gembaModule,
  training: trainingModule,
  procedures: proceduresModule,
  questionnaires: questionnairesModule,
  placements: placementsModule,
  records: noPages,
  comments: noPages,
  notifications: notificationsModule,
  glossary: glossaryModule,
  values: valuesModule,
  parameters: parametersModule,
  attachments: noPages,
  accounts: accountsModule,
} satisfies Record<ModuleName, WebModule>;
