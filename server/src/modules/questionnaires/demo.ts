import { randomUUID } from 'node:crypto';
import type { Operation } from '@vigie/domain/modules/questionnaires/editing/operations';
import type { Section } from '@vigie/domain/modules/questionnaires/template/model';
import type { TemplateDetail } from '@vigie/domain/modules/questionnaires/templates/record';
import type { Context } from '../../platform/context';
import type { Platform } from '../../platform/platform';
import type { Cast } from '../accounts/public';
import { auditSections, receptionSections, systemSections, waterSection } from './demo-contents';
import { addDemoQuestionnaires } from './filled/demo';
import { createTemplate } from './templates/create-template';
import { editTemplate, saveTemplate } from './templates/edit-template';
import { titledTemplates } from './templates/repository';
import { getTemplate } from './templates/template-view';
import { moveTemplate } from './templates/transitions';

const audit = 'Audit interne d’un atelier';
const reception = 'Contrôle à réception';
const system = 'Audit du système qualité';

/** A checklist that is filled, whose next version is being written, one that is no longer filled, and that of the audits. */
export async function addDemoTemplates(platform: Platform, cast: Cast): Promise<void> {
  const designer = await cast('designer');
  const publisher = await cast('company.admin');
  const checklist = await begun(platform, designer, audit, auditSections);
  if (checklist.versions.length === 0) {
    const published = await moveTemplate(platform, publisher, { ...checklist, action: 'publish' });
    const draft = await moveTemplate(platform, designer, { ...published, action: 'revise' });
    const next = await edited(platform, designer, draft, [
      { op: 'add', parentId: null, after: 'documents', node: { kind: 'section', section: waterSection } },
      { op: 'change', id: null, set: { explanation: 'Deuxième version : les utilités sont auditées avec l’atelier.' } },
    ]);
    await saveTemplate(platform, designer, next.id, next.version);
  }
  await addDemoQuestionnaires(platform, cast, audit);
  const old = await begun(platform, designer, reception, receptionSections);
  if (old.status === 'draft') {
    const published = await moveTemplate(platform, publisher, { ...old, action: 'publish' });
    const reason = 'Remplacé par l’audit des fournisseurs et le plan de contrôle à réception.';
    await moveTemplate(platform, designer, { ...published, action: 'retire', reason });
  }
  const ofSystem = await begun(platform, designer, system, systemSections);
  if (ofSystem.status === 'draft') await moveTemplate(platform, publisher, { ...ofSystem, action: 'publish' });
}

/** Found by its title where a start was interrupted. */
async function begun(
  platform: Platform,
  designer: Context,
  title: string,
  sections: readonly Section[],
): Promise<TemplateDetail> {
  const known = await platform.database.read(designer, (reader) =>
    titledTemplates.findByTitle(reader, designer.actor.companyId, title),
  );
  const template = known
    ? await getTemplate(platform, designer, known.id)
    : await createTemplate(platform, designer, { title });
  if (template.revision > 1) return template;
  const first = template.template.sections.map(({ id }): Operation => ({ op: 'delete', id }));
  const added = sections.map((section, at): Operation => {
    return { op: 'add', parentId: null, after: sections[at - 1]?.id ?? null, node: { kind: 'section', section } };
  });
  const draft = await edited(platform, designer, template, [...first, ...added]);
  return saveTemplate(platform, designer, draft.id, draft.version);
}

async function edited(
  platform: Platform,
  designer: Context,
  { id, revision }: TemplateDetail,
  operations: Operation[],
): Promise<TemplateDetail> {
  const edit = { revision, operations, key: randomUUID() };
  return (await editTemplate(platform, designer, id, edit)).detail;
}
