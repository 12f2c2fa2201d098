import { sameJson } from '@vigie/domain/modules/questionnaires/editing/same-json';
import { publicationMessages as m } from '@vigie/domain/modules/questionnaires/messages/publication';
import { templateStatusMessages } from '@vigie/domain/modules/questionnaires/messages/versions';
import { questionPlaces } from '@vigie/domain/modules/questionnaires/template/places';
import type { TemplateDetail } from '@vigie/domain/modules/questionnaires/templates/record';
import {
  type TemplateFacts,
  type TemplateMove,
  templateWorkflow,
} from '@vigie/domain/modules/questionnaires/versions/workflow';
import { useState } from 'react';
import { useDebounced } from '../../../../platform/page/debounced';
import { useSay } from '../../../../platform/page/messages';
import { bodyOf, type Given, TransitionDialog } from '../../../../platform/records/transition-dialog';
import { useTransition } from '../../../../platform/records/use-transition';
import { arrangeActions, useWorkflowActions, WorkflowBar } from '../../../../platform/records/workflow-bar';
import { useUser } from '../../../../platform/session/session';
import { ApiError } from '../../../../platform/transport/api-error';
import { Badge } from '../../../../ui/icons/badge';
import { Banner } from '../../../../ui/overlays/banner';
import { useParameters } from '../../../parameters/public';
import { useTemplateEditor } from '../../builder/edit-context';
import { checkNow, moveTemplate, refetchTemplateLists, useTemplateCheck, useTemplateVersion } from '../queries';
import './publish-bar.css';

interface Step extends Partial<Given> {
  readonly move: TemplateMove;
}

/** Which version this is, and the steps of its life; one that cannot be taken says why. */
export function PublishBar() {
  const say = useSay();
  const user = useUser();
  const { template, detail, write } = useTemplateEditor();
  const { id, status } = detail;
  const rules = useParameters().data;
  const isSigned = rules?.signTemplates ?? false;
  const facts = usePublicationFacts({ needsSignature: isSigned, fourEyes: rules?.fourEyes ?? true }, user.id);
  const actions = useWorkflowActions(templateWorkflow, () => ({ item: { status }, facts }));
  const publish: TemplateMove = isSigned ? 'publishSigned' : 'publish';
  const { run, attempt, failure, busy } = useTransition({
    send: ({ move, ...given }: Step) =>
      write(async (version) => {
        if (move === publish) await refuseFaults();
        return moveTemplate(id, { action: move, ...bodyOf({ reason: '', ...given }) })(version);
      }),
    reload: async () => {},
    changedMeanwhile: say(m.changedMeanwhile),
    done: ({ status: reached, versions }) =>
      reached === 'published'
        ? say(m.published, { n: versions.length })
        : say(reached === 'draft' ? m.revised : m.retired),
    onDone: refetchTemplateLists,
  });
  const refuseFaults = async () => {
    const { faults } = await checkNow(id);
    if (faults.length > 0) throw new ApiError(409, 'objection', say(m.faultsFound, { n: faults.length }));
  };
  const [asking, setAsking] = useState<TemplateMove | null>(null);
  const choose = (move: TemplateMove) => {
    const { needsReason, signature } = templateWorkflow.transitions[move];
    if (needsReason || signature) setAsking(move);
    else attempt({ move });
  };
  const primary = status === 'draft' ? publish : status === 'published' ? 'revise' : undefined;
  const { shown } = arrangeActions(actions, primary, ['retire']);
  const question = asking && templateWorkflow.transitions[asking];
  return (
    <section className="row wrap publish-bar" aria-label={say(m.bar)} aria-busy={busy || undefined}>
      <VersionBadge detail={detail} />
      <WorkflowBar actions={shown} primary={primary} tooltipAlign="end" onChoose={choose} />
      {failure && <Banner kind="error">{failure}</Banner>}
      {asking && question && (
        <TransitionDialog
          {...(question.needsReason && {
            ask: {
              title: say(question.label),
              question: say(m.retireQuestion, { id }),
              note: say(m.retireNote),
              confirmLabel: say(question.label),
              danger: true,
            },
          })}
          {...(question.signature && {
            signature: {
              title: say(m.signTitle),
              meaning: say(question.signature),
              details: [say(m.signs, { n: detail.versions.length + 1, m: questionPlaces(template).size })],
              record: { id, version: detail.version },
              username: user.username,
              isOwn: true,
              signLabel: say(question.label),
            },
          })}
          onConfirm={(given) => run({ move: asking, ...given })}
          onClose={() => setAsking(null)}
        />
      )}
    </section>
  );
}

/** What the workflow asks before a draft is published. Faults and authors count once the checker has answered. */
function usePublicationFacts(rules: Pick<TemplateFacts, 'needsSignature' | 'fourEyes'>, userId: number): TemplateFacts {
  const { template, detail } = useTemplateEditor();
  const { id, status, revision, versions, conflicts } = detail;
  const isDraft = status === 'draft';
  const check = useTemplateCheck(id, useDebounced(revision, 1500), isDraft);
  const last = versions.at(-1)?.number ?? null;
  const published = useTemplateVersion(id, isDraft ? last : null);
  const isSame = published.data !== undefined && sameJson(published.data.template, template);
  return {
    faults: check.data?.faults.length ?? 0,
    questions: questionPlaces(template).size,
    openConflicts: conflicts.length,
    ...rules,
    isAuthor: check.data?.authors.includes(userId) ?? false,
    sameAsVersion: isSame ? last : null,
  };
}

/** The version that is open, and in which state. */
function VersionBadge({ detail: { status, versions } }: { detail: TemplateDetail }) {
  const say = useSay();
  const last = versions.at(-1)?.number ?? 0;
  const texts = { draft: m.draftOf, published: m.publishedAs, retired: m.retiredAs };
  if (status === 'retired' && last === 0) return <Badge look="line">{say(templateStatusMessages.retired)}</Badge>;
  return <Badge look="line">{say(texts[status], { n: status === 'draft' ? last + 1 : last })}</Badge>;
}
