import type { Actor } from '@vigie/domain/kernel/identity/actor';
import { proceduresPath, versionAddress, versionLabel } from '@vigie/domain/modules/procedures/id';
import { procedurePagesMessages as p } from '@vigie/domain/modules/procedures/pages/messages';
import type { PeriodicReview } from '@vigie/domain/modules/procedures/procedures/contract';
import { procedureKind } from '@vigie/domain/modules/procedures/procedures/kind';
import {
  procedureFieldMessages as f,
  procedureLanguageMessages,
  procedureTypeMessages,
  verdictMessages,
} from '@vigie/domain/modules/procedures/procedures/messages';
import {
  type ProcedureMove,
  procedureChangeObjection,
  procedureWorkflow,
} from '@vigie/domain/modules/procedures/procedures/workflow';
import { versionBandMessages } from '@vigie/domain/modules/procedures/versions/messages';
import { useState } from 'react';
import { formatMinute } from '../../../platform/page/dates';
import { type Say, useSay } from '../../../platform/page/messages';
import { lazyComponent } from '../../../platform/page-files/lazy-component';
import { lazyDialog } from '../../../platform/page-files/lazy-dialog';
import { ConfidentialMark } from '../../../platform/records/entry-marks';
import { useWorkflowActions } from '../../../platform/records/workflow-bar';
import { Link } from '../../../platform/router/link';
import { actorOf, useUser } from '../../../platform/session/session';
import { WhyButton } from '../../../ui/buttons/why-button';
import { Banner } from '../../../ui/overlays/banner';
import { Facts, type PageView } from '../../records/public';
import { CopiesTab } from '../copies/copies-tab';
import { ProcedureState, ReviewDay } from '../marks';
import { procedureCalls as calls, type ProcedureDetail, useVersionsOf } from './queries';
import { procedureTransitions } from './steps';
import { VersionsTab } from './versions-tab';

const ChangeProcedureDialog = lazyDialog(() => import('./change-procedure-dialog'));
const VersionText = lazyComponent(() => import('../versions/version-text'));

const itemOf = (procedure: ProcedureDetail, { companyId }: Pick<Actor, 'companyId'>) => ({ ...procedure, companyId });

function Band({ procedure }: { procedure: ProcedureDetail }) {
  const say = useSay();
  const { versionId, since, coming, status } = procedure;
  if (versionId === null) {
    return (
      <Banner kind={status === 'retired' ? 'warning' : 'info'}>
        {say(status === 'retired' ? p.retiredText : p.noText)}
      </Banner>
    );
  }
  return (
    <div className="stack-sm">
      <p className="row wrap">
        <span className="strong">{say(versionBandMessages.effective, { day: formatMinute(since ?? '') })}</span>
        <Link className="touch-link" to={versionAddress(versionId)}>
          {say(p.openVersion, { n: procedure.versionNumber ?? 0 })}
        </Link>
      </p>
      {coming?.plannedFrom && coming.status === 'approved' && (
        <Banner kind="info">{say(versionBandMessages.coming, { day: formatMinute(coming.plannedFrom) })}</Banner>
      )}
    </div>
  );
}

function TextInForce({ procedure }: { procedure: ProcedureDetail }) {
  return (
    <div className="stack">
      <Band procedure={procedure} />
      {procedure.versionId !== null && <VersionText key={procedure.versionId} id={procedure.versionId} />}
    </div>
  );
}

function CardOf({ procedure }: { procedure: ProcedureDetail }) {
  const say = useSay();
  const actor = actorOf(useUser());
  const [isChanging, setChanging] = useState(false);
  const objection = procedureChangeObjection(itemOf(procedure, actor), actor);
  const { code, type, owner, department, sites, equipment, language, reviewMonths, templateId } = procedure;
  const { issuer, edition, address, readers, isConfidential } = procedure;
  return (
    <div className="stack-sm">
      <Facts
        facts={[
          { label: f.code, value: code },
          { label: f.type, value: say(procedureTypeMessages[type]) },
          { label: f.owner, value: owner },
          { label: f.department, value: department },
          { label: f.sites, value: sites.join(', ') },
          { label: f.equipment, value: equipment.join(', ') },
          { label: f.language, value: say(procedureLanguageMessages[language]) },
          { label: f.reviewMonths, value: reviewMonths },
          ...(templateId ? [{ label: f.template, value: templateId }] : []),
          ...(type === 'external'
            ? [
                { label: f.issuer, value: issuer },
                { label: f.edition, value: edition },
                { label: f.address, value: address },
              ]
            : []),
          ...(isConfidential ? [{ label: f.readers, value: readers.map(({ name }) => name).join(', ') }] : []),
        ]}
      />
      <div className="row">
        <WhyButton
          size="small"
          icon="pencil"
          why={objection ? say(objection.message, objection.values) : undefined}
          aria-haspopup="dialog"
          onClick={() => setChanging(true)}
        >
          {say(p.change)}
        </WhyButton>
      </div>
      {isChanging && <ChangeProcedureDialog procedure={procedure} onClose={() => setChanging(false)} />}
    </div>
  );
}

function Reviews({ procedure: { reviews, reviewDueOn } }: { procedure: ProcedureDetail }) {
  const say = useSay();
  return (
    <div className="stack-sm">
      <Facts facts={[{ label: f.reviewDueOn, value: reviewDueOn && <ReviewDay dueOn={reviewDueOn} /> }]} />
      {reviews.length === 0 && <p className="muted">{say(p.noReviewsYet)}</p>}
      <ul className="stack-sm">
        {[...reviews].reverse().map((review) => (
          <li key={review.at}>{reviewText(review, say)}</li>
        ))}
      </ul>
    </div>
  );
}

function reviewText({ verdict, by, at, confirmed }: PeriodicReview, say: Say): string {
  const said = say(p.review, { verdict: say(verdictMessages[verdict]), who: by.name, when: formatMinute(at) });
  if (!confirmed) return `${said} – ${say(p.waits)}`;
  const values = { who: confirmed.by.name, when: formatMinute(confirmed.at) };
  return `${said} – ${say(confirmed.isAgreed ? p.agreed : p.refused, values)}`;
}

/** What stands in the way is known once the versions are: until then, what the card says. */
function useProcedureActions(procedure: ProcedureDetail) {
  const versions = useVersionsOf(procedure.id).data?.items ?? [];
  const isOver = ['effective', 'superseded', 'retired', 'discarded'];
  const coming = versions
    .filter(({ status }) => !isOver.includes(status))
    .map(({ versionNumber }) => versionLabel(procedure.id, versionNumber));
  return useWorkflowActions(procedureWorkflow, (actor) => ({
    item: itemOf(procedure, actor),
    facts: {
      verdict: procedure.verdict,
      isOwnVerdict: procedure.reviews.at(-1)?.by.id === actor.userId,
      coming,
      neededBy: [],
    },
  }));
}

export const procedurePage: PageView<ProcedureDetail, ProcedureMove> = {
  calls,
  words: procedureKind.words,
  icon: 'check',
  listPath: proceduresPath,
  titleOf: ({ code, title }) => `${code} · ${title}`,
  State: ProcedureState,
  facts: ({ isConfidential, reviewDueOn }) => (
    <>
      <ReviewDay dueOn={reviewDueOn} />
      {isConfidential && <ConfidentialMark />}
    </>
  ),
  sections: {
    text: { title: p.text, draw: (procedure) => <TextInForce procedure={procedure} /> },
    card: { title: p.card, draw: (procedure) => <CardOf procedure={procedure} /> },
    reviews: { title: p.reviews, draw: (procedure) => <Reviews procedure={procedure} /> },
  },
  transitions: procedureTransitions,
  useActions: useProcedureActions,
  commentCountOf: ({ comments }) => comments,
  files: {
    of: ({ attachments }) => attachments,
    objection: (procedure, actor) => procedureChangeObjection(itemOf(procedure, actor), actor),
    needsReason: ({ status }) => status !== 'draft',
  },
  tabs: (procedure) => [
    { value: 'versions', label: p.versions, content: <VersionsTab procedure={procedure} /> },
    { value: 'copies', label: p.copies, content: <CopiesTab procedure={procedure} /> },
  ],
};
