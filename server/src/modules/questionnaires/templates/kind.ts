import { hasRole } from '@vigie/domain/kernel/identity/actor';
import { Refusal } from '@vigie/domain/kernel/refusal';
import { templateServiceMessages as m } from '@vigie/domain/modules/questionnaires/messages/templates';
import { templateDesigners } from '@vigie/domain/modules/questionnaires/readers';
import { templateEndpointNames } from '@vigie/domain/modules/questionnaires/templates/contract';
import { templateKind } from '@vigie/domain/modules/questionnaires/templates/kind';
import type { Context } from '../../../platform/context';
import type { Tx } from '../../../platform/database/tx';
import { publishRecordChanged } from '../../../platform/live/bus';
import type { FoundKind } from '../../../platform/records/record-kinds';
import { everyAccepted } from '../../attachments/public';
import type { ServerKind } from '../../records/public';
import { lockTemplate, type TemplateRecord, titledTemplates, touch } from './repository';
import { readTemplate } from './template-view';

const filesPerTemplate = 20;

async function lock(tx: Tx, id: string): Promise<TemplateRecord> {
  const record = await lockTemplate(tx, id);
  if (!record) throw new Refusal('not_found');
  return record;
}

export const templateServerKind: ServerKind<'Template', TemplateRecord> = {
  kind: templateKind,
  names: templateEndpointNames,
  table: 'templates',
  read: readTemplate,
  summaryOf: ({ template }) => template.title,
  readersOf: () => ({ roles: templateDesigners, andId: -1 }),
  comments: {
    lock,
    concerned: (_tx, { createdById }) => [createdById],
  },
  files: {
    accepted: everyAccepted,
    most: filesPerTemplate,
    lock: async (tx, id) => {
      const record = await lock(tx, id);
      if (record.status === 'retired') throw new Refusal('wrong_state', { message: m.retired });
      return record;
    },
    reasonFor: (_tx, _record, given) => given ?? null,
    changed: async (tx, { id }) => {
      await publishRecordChanged(tx, 'template');
      return (await touch(tx, id)).version;
    },
  },
};

const reads = ({ actor }: Context) => templateDesigners.some((role) => hasRole(actor, role));

export const foundTemplates: FoundKind = {
  kind: templateKind,
  findTitles: async (reader, context, ids) =>
    reads(context) ? titledTemplates.findTitles(reader, context.actor.companyId, ids) : [],
  search: async (reader, context, search, limit) =>
    reads(context) ? titledTemplates.search(reader, context.actor.companyId, search, limit) : [],
  isLinkable: false,
};
