import { pageAfter, type VerifiedKind } from '../../../platform/verification/kinds';
import { listIndicatorsAfter } from './indicator-repository';
import { auditedIndicator } from './owners';
import { auditedSignal } from './report-signal';
import { listSignalsAfter } from './signal-repository';
import { listSubscriptionsAfter } from './subscription-repository';
import { auditedSubscription } from './subscriptions';

const indicators: VerifiedKind = {
  record: 'indicator',
  table: 'indicators',
  idColumn: 'name',
  idType: 'text',
  list: async (reader, companyId, after, limit) => {
    const rows = await listIndicatorsAfter(reader, companyId, pageAfter('name', 'text', after, limit));
    return rows.map((row) => ({ id: row.name, fields: auditedIndicator(row) }));
  },
};

const signals: VerifiedKind = {
  record: 'kpi_signal',
  table: 'kpi_signals',
  idColumn: 'id',
  idType: 'integer',
  list: async (reader, companyId, after, limit) => {
    const rows = await listSignalsAfter(reader, companyId, pageAfter('id', 'integer', after, limit));
    return rows.map((row) => ({ id: String(row.id), fields: auditedSignal(row) }));
  },
};

const subscriptions: VerifiedKind = {
  record: 'kpi_subscription',
  table: 'kpi_subscriptions',
  idColumn: 'user_id',
  idType: 'integer',
  list: async (reader, companyId, after, limit) => {
    const rows = await listSubscriptionsAfter(reader, companyId, pageAfter('user_id', 'integer', after, limit));
    return rows.map((row) => ({ id: String(row.userId), fields: auditedSubscription(row) }));
  },
  unauditedValues: { isOn: false },
};

export const controlChartsVerified: readonly VerifiedKind[] = [indicators, signals, subscriptions];
