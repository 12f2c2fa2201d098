import * as z from 'zod/mini';
import { named } from '../../../kernel/http/schema-marks';
import { doneBy } from '../../../kernel/identity/own-work';
import { kinds } from '../../../kernel/kinds';
import { signature } from '../../../kernel/trail/signature';
import { template } from '../template/model';
import { templateStatuses } from '../versions/workflow';

export const templateId = z.string().check(z.regex(/^TPL_\d{4,9}$/));

/** A published version, as lists of versions show it. */
export const publishedVersion = z.extend(doneBy, {
  number: z.int(),
  questions: z.int(),
  signature: z.nullable(signature),
});
export type PublishedVersion = z.infer<typeof publishedVersion>;

/** What two designers did to the same thing; the first holds until one of them decides. */
export const templateConflict = z.object({
  id: z.int(),
  code: z.enum(['both_changed', 'both_added', 'both_moved', 'deleted_and_changed']),
  /** What it is about; null is the template itself. */
  about: z.nullable(z.string()),
  field: z.nullable(z.string()),
  first: z.unknown(),
  second: z.unknown(),
  /** Where both moved it: behind which sibling the second put it; null is first. */
  secondAfter: z.nullable(z.string()),
  secondBy: z.string(),
});
export type TemplateConflict = z.infer<typeof templateConflict>;

export const templateSettings = z.object({
  /** The person who submits a filled one signs it. */
  needsSignature: z.boolean(),
  /** A case of these kinds asks for a filled one before it is submitted, from the first published version on. */
  caseKinds: z
    .array(z.enum(kinds))
    .check(z.maxLength(kinds.length))
    .check(z.refine((chosen) => new Set(chosen).size === chosen.length)),
});
export type TemplateSettings = z.infer<typeof templateSettings>;

export const templateDetail = /* @__PURE__ */ named(
  'TemplateDetail',
  z.object({
    id: z.string(),
    status: z.enum(templateStatuses),
    /** The draft, or what was published last. */
    template,
    /** Counts the edits; an editor says which one they saw. */
    revision: z.int(),
    /** The revision that was kept with Save. */
    savedRevision: z.int(),
    conflicts: z.array(templateConflict),
    /** Oldest first. */
    versions: z.array(publishedVersion),
    settings: templateSettings,
    /** How many questionnaires were filled or begun with any version. */
    filled: z.int(),
    comments: z.int(),
    createdBy: z.string(),
    changedBy: z.string(),
    changedAt: z.string(),
    version: z.int(),
  }),
);
export type TemplateDetail = z.infer<typeof templateDetail>;
