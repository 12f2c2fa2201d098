import { recordPageMessages } from '@vigie/domain/messages/record-page';
import type { AuditWork } from '@vigie/domain/modules/audits/audits/contract';
import { auditAddress } from '@vigie/domain/modules/audits/audits/id';
import { answerObjection, canReadWork, choiceObjection } from '@vigie/domain/modules/audits/audits/workflow';
import { auditPageMessages } from '@vigie/domain/modules/audits/messages';
import { checklistMessages as m } from '@vigie/domain/modules/audits/pages/checklist-messages';
import { phoneMessages } from '@vigie/domain/modules/audits/pages/phone-messages';
import { auditViewMessages } from '@vigie/domain/modules/audits/pages/plan-messages';
import { Suspense, useMemo } from 'react';
import { LazyOfflineNotice } from '../../../platform/offline/lazy-notice';
import type { Access } from '../../../platform/offline/offline';
import { useOffline } from '../../../platform/offline/use-offline';
import { LoadFailed, Loading } from '../../../platform/page/loading';
import { useSay } from '../../../platform/page/messages';
import { usePageTitle } from '../../../platform/page/page-language';
import { LoadedRecord } from '../../../platform/records/loaded-record';
import { Link } from '../../../platform/router/link';
import { useParams } from '../../../platform/router/router';
import { actorOf, useUser } from '../../../platform/session/session';
import { isOutOfReach } from '../../../platform/transport/failures';
import { useOnline } from '../../../platform/transport/live';
import { Page } from '../../../ui/foundation/page';
import { Icon } from '../../../ui/icons/icon';
import { EmptyState } from '../../../ui/lists/empty-state';
import { AnsweredForm } from '../../questionnaires/public';
import { type AuditDetail, auditCalls, useWork } from '../audits/queries';
import { useFindingsOf } from '../findings/queries';
import { useCopyOfAudit } from '../phone/hold';
import { useAnswerPhotos } from '../phone/use-answer-photos';
import { useAnswers } from '../phone/use-answers';
import { itemOf } from '../plan/plan';
import { FreeFindings } from './free-findings';
import { HeldLines } from './held-lines';
import { QuestionFinding } from './question-finding';
import { Rivals } from './rivals';
import { Unsent } from './unsent';
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
  const found = auditCalls.useOne(id);
  const isRead = useCopyOfAudit(id, found.data);
  if (!found.data && isOutOfReach(found.error)) {
    return (
      <Page title={id}>
        <div className="stack">
          <LazyOfflineNotice />
          {isRead && <LoadFailed query={found} />}
        </div>
      </Page>
    );
  }
  return (
    <LoadedRecord found={found} heading={id} missing={missing}>
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
  const isOnline = useOnline();
  const access = useOffline()?.access;
  const photos = useAnswerPhotos(audit, isReadOnly);
  const { people, cases } = work;
  const sources = useMemo(() => ({ people, cases, photos: photos.source }), [people, cases, photos.source]);
  const { kept, stored, get, save } = useAnswers(id, work, photos);
  const findings = useFindingsOf(id).data?.items;
  if (!work.template) {
    return <EmptyState title={say(audit.templateId ? m.notBegun : auditViewMessages.withoutTemplate)} />;
  }
  return (
    <div className="stack">
      {!isReadOnly && access && !canWrite.has(access) && <LazyOfflineNotice />}
      <Unsent kept={kept} isOnline={isOnline} />
      <HeldLines audit={audit} leases={work.leases} />
      <Rivals audit={audit} work={work} mayChoose={choiceObjection(item, actor) === null} />
      <Suspense fallback={<Loading lines={10} />}>
        <AnsweredForm
          key={isReadOnly ? 'read' : 'write'}
          name={`audit.${id}.answers`}
          template={work.template}
          stored={stored}
          get={get}
          save={save}
          sources={sources}
          isReadOnly={isReadOnly}
          saved={say(kept.waiting.length > 0 ? phoneMessages.kept : m.saved)}
          end={<span className="muted">{say(m.end)}</span>}
          asideOf={(asked) => (
            <QuestionFinding
              audit={audit}
              asked={asked}
              findings={findings?.filter(({ questionKey }) => questionKey === asked.key)}
              kept={kept.findings.filter(({ content }) => content.questionKey === asked.key)}
              photosOf={kept.photosOf}
              isReadOnly={isReadOnly}
            />
          )}
        />
      </Suspense>
      <FreeFindings audit={audit} findings={findings} kept={kept} />
    </div>
  );
}

/** Nothing stands in the way of what is kept, or the page will know in a moment. */
const canWrite: ReadonlySet<Access> = new Set<Access>(['open', 'starting']);
