import { recordPageMessages } from '@vigie/domain/messages/record-page';
import { type AuditWork, auditsEndpoints } from '@vigie/domain/modules/audits/audits/contract';
import { auditAddress } from '@vigie/domain/modules/audits/audits/id';
import { answerObjection, canReadWork, choiceObjection } from '@vigie/domain/modules/audits/audits/workflow';
import { auditPageMessages } from '@vigie/domain/modules/audits/messages';
import { checklistMessages as m } from '@vigie/domain/modules/audits/pages/checklist-messages';
import { auditViewMessages } from '@vigie/domain/modules/audits/pages/plan-messages';
import { Suspense, useMemo } from 'react';
import { LoadFailed, Loading } from '../../../platform/page/loading';
import { useSay } from '../../../platform/page/messages';
import { usePageTitle } from '../../../platform/page/page-language';
import { LoadedRecord } from '../../../platform/records/loaded-record';
import { Link } from '../../../platform/router/link';
import { useParams } from '../../../platform/router/router';
import { actorOf, useUser } from '../../../platform/session/session';
import { call } from '../../../platform/transport/api';
import { newIdempotencyKey } from '../../../platform/transport/api-client';
import { Page } from '../../../ui/foundation/page';
import { Icon } from '../../../ui/icons/icon';
import { EmptyState } from '../../../ui/lists/empty-state';
import { AnsweredForm, type AnswerSources } from '../../questionnaires/public';
import { type AuditDetail, auditCalls, reloadWork, takeOverWork, useWork } from '../audits/queries';
import { useFindingsOf } from '../findings/queries';
import { itemOf } from '../plan/plan';
import { QuestionFinding } from './question-finding';
import { Rivals } from './rivals';
import './checklist.css';

/** The checklist of an audit, question by question; a no becomes a finding with one tap more. */
export default function ChecklistPage() {
  const say = useSay();
  const { id = '' } = useParams();
  const missing = {
    title: say(recordPageMessages.notFound, { id }),
    text: say(recordPageMessages.notFoundHelp),
    to: '/apps/audit',
    label: say(recordPageMessages.toList),
  };
  return (
    <LoadedRecord found={auditCalls.useOne(id)} heading={id} missing={missing}>
      {(audit) => <FoundAudit key={audit.id} audit={audit} />}
    </LoadedRecord>
  );
}

function FoundAudit({ audit }: { audit: AuditDetail }) {
  const say = useSay();
  const actor = actorOf(useUser());
  const { id, title } = audit;
  usePageTitle(`${id} - ${say(auditPageMessages.checklist)}`);
  const canRead = canReadWork(itemOf(audit, actor.companyId), actor);
  const work = useWork(id, canRead);
  const back = (
    <Link className="btn btn-ghost" to={auditAddress(id)}>
      <Icon name="arrow-left" />
      {say(m.toAudit)}
    </Link>
  );
  return (
    <Page title={title} actions={back}>
      {!canRead && <EmptyState title={say(m.hidden)} />}
      {canRead && !work.data && (work.isPending ? <Loading lines={10} /> : <LoadFailed query={work} />)}
      {work.data && <FoundWork audit={audit} work={work.data} />}
    </Page>
  );
}

function FoundWork({ audit, work }: { audit: AuditDetail; work: AuditWork }) {
  const say = useSay();
  const actor = actorOf(useUser());
  const { id } = audit;
  const item = itemOf(audit, actor.companyId);
  const isReadOnly = answerObjection(item, actor) !== null;
  const sources = useSources(audit, work, isReadOnly);
  const findings = useFindingsOf(id).data?.items ?? [];
  if (!work.template) {
    return <EmptyState title={say(audit.templateId ? m.notBegun : auditViewMessages.withoutTemplate)} />;
  }
  const keep = (kept: AuditWork) => {
    takeOverWork(id, kept);
    return kept;
  };
  return (
    <div className="stack">
      <Rivals audit={audit} work={work} mayChoose={choiceObjection(item, actor) === null} />
      <Suspense fallback={<Loading lines={10} />}>
        <AnsweredForm
          key={isReadOnly ? 'read' : 'write'}
          name={`audit.${id}.answers`}
          template={work.template}
          stored={work}
          get={() => reloadWork(id)}
          save={async (changes) =>
            keep(
              await call(auditsEndpoints.answerAudit, {
                params: { id },
                body: { answers: changes as never },
                idempotencyKey: newIdempotencyKey(),
              }),
            )
          }
          sources={sources}
          isReadOnly={isReadOnly}
          saved={say(m.saved)}
          end={<span className="muted">{say(m.end)}</span>}
          asideOf={(asked) => (
            <QuestionFinding
              audit={audit}
              asked={asked}
              findings={findings.filter(({ questionKey }) => questionKey === asked.key)}
              isReadOnly={isReadOnly}
            />
          )}
        />
      </Suspense>
    </div>
  );
}

const nothing = () => Promise.reject(new Error('It is only read'));

/** Photos that are answers are files of the audit. */
function useSources({ id, attachments }: AuditDetail, work: AuditWork, isReadOnly: boolean): AnswerSources {
  const { people, cases } = work;
  return useMemo(
    () => ({
      people,
      cases,
      photos: {
        known: attachments,
        load: (file) => auditCalls.loadFile(id, file.id),
        add: isReadOnly
          ? nothing
          : async (file, onProgress) => {
              const { attachment } = await auditCalls.attach(id, file, onProgress);
              void auditCalls.reload(id);
              return attachment;
            },
        remove: isReadOnly ? nothing : (attachmentId) => auditCalls.detach(id, attachmentId),
      },
    }),
    [id, attachments, people, cases, isReadOnly],
  );
}
