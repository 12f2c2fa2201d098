import { hasRole } from '../../../kernel/identity/actor';
import type { Guard, Objection, Workflow } from '../../../kernel/workflow';
import { templateServiceMessages } from '../messages/templates';
import { templateWorkflowMessages as m, templateStatusMessages } from '../messages/versions';
import { templateDesigners } from '../readers';

export const templateStatuses = ['draft', 'published', 'retired'] as const;
export type TemplateStatus = (typeof templateStatuses)[number];
export const templateMoves = ['publish', 'publishSigned', 'revise', 'retire'] as const;
export type TemplateMove = (typeof templateMoves)[number];
type Designer = (typeof templateDesigners)[number];

export interface TemplateFacts {
  /** Faults that the checker found in the draft. */
  readonly faults: number;
  readonly questions: number;
  /** What two designers did to the same thing and is not decided yet. */
  readonly openConflicts: number;
  /** The published version that the draft says the same as; null when it says something new. */
  readonly sameAsVersion: number | null;
  /** The company wants a signature under what is published. */
  readonly needsSignature: boolean;
  /** The company lets no author publish their own draft. */
  readonly fourEyes: boolean;
  /** The acting user has made or edited this draft. */
  readonly isAuthor: boolean;
}

const hasQuestions: Guard<TemplateFacts> = ({ questions }) => (questions === 0 ? { message: m.noQuestions } : null);
const isDecided: Guard<TemplateFacts> = ({ openConflicts: n }) =>
  n > 0 ? { message: m.hasConflicts, values: { n } } : null;
const isSound: Guard<TemplateFacts> = ({ faults: n }) => (n > 0 ? { message: m.hasFaults, values: { n } } : null);
const isNew: Guard<TemplateFacts> = ({ sameAsVersion: version }) =>
  version === null ? null : { message: m.unchanged, values: { version } };

/** A template is approved by a person who is not among its authors (R22). */
const notOwnDraft: Guard<TemplateFacts> = ({ fourEyes, isAuthor }) =>
  fourEyes && isAuthor ? { message: m.ownDraft, code: 'not_allowed' } : null;

const isUnsigned: Guard<TemplateFacts> = ({ needsSignature }) =>
  needsSignature ? { message: m.signatureMissing } : null;
const isSigned: Guard<TemplateFacts> = ({ needsSignature }) => (needsSignature ? null : { message: m.noSignature });

/** The life of a template. While its next version is a draft, the last published one can still be filled. */
export const templateWorkflow: Workflow<
  TemplateStatus,
  TemplateMove,
  Designer,
  { readonly status: TemplateStatus },
  TemplateFacts
> = {
  record: 'template',
  stateLabels: templateStatusMessages,
  stateOf: ({ status }) => status,
  rolesOn: (_template, actor) => templateDesigners.filter((role) => hasRole(actor, role)),
  initial: ['draft'],
  createdEvent: 'template.created',
  final: ['retired'],
  usual: { draft: 'publish' },
  transitions: {
    publish: {
      label: m.publish,
      from: ['draft'],
      to: 'published',
      by: templateDesigners,
      event: 'template.published',
      guards: [isUnsigned, hasQuestions, isDecided, isSound, isNew, notOwnDraft],
    },
    publishSigned: {
      label: m.publishSigned,
      from: ['draft'],
      to: 'published',
      by: templateDesigners,
      event: 'template.signed',
      signature: m.signed,
      guards: [isSigned, hasQuestions, isDecided, isSound, isNew, notOwnDraft],
    },
    revise: {
      label: m.revise,
      from: ['published'],
      to: 'draft',
      by: templateDesigners,
      event: 'template.revised',
    },
    retire: {
      label: m.retire,
      from: ['published'],
      to: 'retired',
      by: templateDesigners,
      event: 'template.retired',
      needsReason: true,
    },
  },
  refusals: { wrongRole: m.wrongRole, wrongState: m.wrongState, reasonMissing: m.reasonMissing },
};

/** Why a setting does not change now. Which cases ask for a template is none of what its versions freeze. */
export function settingObjection(
  { status }: { readonly status: TemplateStatus },
  setting: 'needsSignature' | 'caseKinds',
): Objection | null {
  if (status === 'draft' || (setting === 'caseKinds' && status === 'published')) return null;
  return { message: templateServiceMessages[setting === 'caseKinds' ? 'retired' : 'notADraft'], code: 'wrong_state' };
}
