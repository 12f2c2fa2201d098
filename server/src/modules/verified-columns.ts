import type { ColumnVerification } from '../platform/verification/columns';
import { platformColumns } from '../platform/verified-columns';
import { accountsColumns } from './accounts/verified-columns';
import { actionsColumns } from './actions/verified-columns';
import { alertsColumns } from './alerts/verified-columns';
import { assistantColumns } from './assistant/verified-columns';
import { attachmentsColumns } from './attachments/verified-columns';
import { casesColumns } from './cases/verified-columns';
import { commentsColumns } from './comments/verified-columns';
import { companiesColumns } from './companies/verified-columns';
import { feedbackColumns } from './feedback/verified-columns';
import { glossaryColumns } from './glossary/verified-columns';
import { importsColumns } from './imports/verified-columns';
import { insightsColumns } from './insights/verified-columns';
import { notificationsColumns } from './notifications/verified-columns';
import { overviewColumns } from './overview/verified-columns';
import { parametersColumns } from './parameters/verified-columns';
import { questionnairesColumns } from './questionnaires/verified-columns';
import { recordsColumns } from './records/verified-columns';
import { reportsColumns } from './reports/verified-columns';
import { valuesColumns } from './values/verified-columns';

/** How each column of each table is verified. A test fails on one that is not here. */
export const verifiedColumns: Readonly<Record<string, Readonly<Record<string, ColumnVerification>>>> = {
  ...platformColumns,
  ...accountsColumns,
  ...actionsColumns,
  ...alertsColumns,
  ...assistantColumns,
  ...attachmentsColumns,
  ...casesColumns,
  ...commentsColumns,
  ...companiesColumns,
  ...feedbackColumns,
  ...glossaryColumns,
  ...importsColumns,
  ...insightsColumns,
  ...notificationsColumns,
  ...overviewColumns,
  ...parametersColumns,
  ...questionnairesColumns,
  ...recordsColumns,
  ...reportsColumns,
  ...valuesColumns,
};
