import type { ModuleName, moduleContracts } from '@vigie/domain/modules/index';
import type { ServerModule } from '../platform/http/call';
import type { Platform } from '../platform/platform';
import { accountsModule } from './accounts/routes';
import { actionsModule } from './actions/routes';
import { alertsModule } from './alerts/routes';
import { attachmentsModule } from './attachments/routes';
import { casesModule } from './cases/routes';
import { commentsModule } from './comments/routes';
import { companiesModule } from './companies/routes';
import { feedbackModule } from './feedback/routes';
import { notificationsModule } from './notifications/routes';
import { parametersModule } from './parameters/routes';
import { recordsModule } from './records/routes';
import { reportsModule } from './reports/routes';
import { trailModule } from './trail/routes';

/** The server does not compile until every module of the domain stands here. */
export const serverModules: {
  readonly [Name in ModuleName]: (platform: Platform) => ServerModule<(typeof moduleContracts)[Name]['endpoints']>;
} = {
  companies: companiesModule,
  feedback: feedbackModule,
  trail: trailModule,
  alerts: alertsModule,
  reports: reportsModule,
  cases: casesModule,
  actions: actionsModule,
  records: recordsModule,
  comments: commentsModule,
  notifications: notificationsModule,
  parameters: parametersModule,
  attachments: attachmentsModule,
  accounts: accountsModule,
};
