import * as z from 'zod/mini';
import { type Loss, loss } from '../messages/exchange';
import { type Template, template as templateSchema } from '../template/model';
import { structureProblems } from '../template/structure';
import { fileFormat } from './file-format';

export const templateFile = z.strictObject({
  $schema: z.optional(z.string()),
  format: z.literal(fileFormat),
  formatVersion: z.literal(1),
  template: templateSchema,
});
export type TemplateFile = Readonly<z.infer<typeof templateFile>>;

/** Everything of a template, with its lasting ids. */
export function exportTemplate(template: Template): TemplateFile {
  return { format: fileFormat, formatVersion: 1, template };
}

export type Imported =
  | { readonly template: Template; readonly losses: readonly Loss[] }
  | { readonly template: null; readonly losses: readonly Loss[] };

/** Reads a file in our own format, whole or not at all. */
export function importTemplate(file: unknown): Imported {
  const parsed = templateFile.safeParse(file);
  if (!parsed.success) {
    const losses = parsed.error.issues.map(({ path, code }) => loss('unreadable', path.join('.') || '/', code));
    return { template: null, losses };
  }
  const { template } = parsed.data;
  const twice = structureProblems(template).map(({ code, id }) => loss('unreadable', id ?? '/', code));
  return twice.length > 0 ? { template: null, losses: twice } : { template, losses: [] };
}

/** The documented schema of a file, as JSON Schema draft 2020-12. */
export function templateJsonSchema(): object {
  const { $schema, ...schema } = z.toJSONSchema(templateFile, { io: 'input', reused: 'ref' });
  return {
    $schema,
    title: 'Vigie questionnaire template',
    description:
      'Sections hold pages, pages hold questions, choices hold options. Ids are unique in the template and last over its versions. A title that is null is the default one with its number. A rule shows its place when all or any of its conditions hold; a missing or hidden answer passes "unanswered" only.',
    ...schema,
  };
}
