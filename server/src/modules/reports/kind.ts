import { hasRole } from '@vigie/domain/kernel/identity/actor';
import { Refusal } from '@vigie/domain/kernel/refusal';
import { fileLimitPerReport } from '@vigie/domain/modules/reports/contract';
import { reportKind } from '@vigie/domain/modules/reports/kind';
import { reportEndpointNames } from '@vigie/domain/modules/reports/list';
import { reportMessages as m } from '@vigie/domain/modules/reports/messages/workflow';
import { isPrivate, readingRoles } from '@vigie/domain/modules/reports/workflow';
import type { Context } from '../../platform/context';
import type { FoundKind } from '../../platform/records/record-kinds';
import { imagesAndDocuments } from '../attachments/public';
import type { ServerKind } from '../records/public';
import { readReport } from './report-view';
import { type ReportRecord, saveReport } from './repository';
import { afterEditing, lockForEditing, lockReadable, reasonFor } from './service';
import { findReportsNaming, findReportTitles, searchReports } from './title-repository';

export const reportServerKind: ServerKind<'Report', ReportRecord> = {
  kind: reportKind,
  names: reportEndpointNames,
  table: 'reports',
  read: readReport,
  summaryOf: ({ summary }) => summary,
  // Readers of the report: those with a reading role, and its author.
  readersOf: ({ authorId, status }) => ({ roles: isPrivate(status) ? [] : readingRoles, andId: authorId }),
  comments: {
    lock: async (tx, id) => {
      const record = await lockReadable(tx, id);
      if (!record) throw new Refusal('not_found');
      return record;
    },
    concerned: (_tx, { authorId, appraiserId }) => [authorId, appraiserId],
    cannotBeMentioned: m.cannotBeMentioned,
  },
  files: {
    accepted: imagesAndDocuments,
    most: fileLimitPerReport,
    lock: lockForEditing,
    reasonFor,
    changed: async (tx, record) => {
      const saved = await saveReport(tx, record);
      await afterEditing(tx, saved);
      return saved.version;
    },
  },
};

const whoReads = ({ actor }: Context) => ({
  companyId: actor.companyId,
  userId: actor.userId ?? -1,
  readsAll: hasRole(actor, ...readingRoles),
});

export const foundReports: FoundKind = {
  kind: reportKind,
  findTitles: (reader, context, ids) => findReportTitles(reader, whoReads(context), ids),
  search: (reader, context, search, limit) => searchReports(reader, whoReads(context), search, limit),
  findRelated: (reader, context, { id }) => findReportsNaming(reader, whoReads(context), id),
  isLinkable: false,
};
