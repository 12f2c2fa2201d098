import type { Actor } from '@vigie/domain/kernel/identity/actor';
import { procedureAddress } from '@vigie/domain/modules/procedures/id';
import {
  versionPagesMessages as p,
  procedurePagesMessages as pp,
} from '@vigie/domain/modules/procedures/pages/messages';
import type { NamedPerson } from '@vigie/domain/modules/procedures/procedures/procedure';
import { isQa } from '@vigie/domain/modules/procedures/rights';
import { textProblemMessages } from '@vigie/domain/modules/procedures/text/messages';
import { versionsEndpoints } from '@vigie/domain/modules/procedures/versions/contract';
import { versionKind } from '@vigie/domain/modules/procedures/versions/kind';
import {
  versionFieldMessages as f,
  impactMessages,
  versionBandMessages,
} from '@vigie/domain/modules/procedures/versions/messages';
import {
  type VersionFacts,
  type VersionMove,
  versionChangeObjection,
  versionWorkflow,
} from '@vigie/domain/modules/procedures/versions/workflow';
import { useState } from 'react';
import { formatMinute } from '../../../platform/page/dates';
import { useSay } from '../../../platform/page/messages';
import { lazyComponent } from '../../../platform/page-files/lazy-component';
import { lazyDialog } from '../../../platform/page-files/lazy-dialog';
import { ConfidentialMark } from '../../../platform/records/entry-marks';
import { useWorkflowActions } from '../../../platform/records/workflow-bar';
import { Link } from '../../../platform/router/link';
import { actorOf, useUser } from '../../../platform/session/session';
import { Button } from '../../../ui/buttons/button';
import { WhyButton } from '../../../ui/buttons/why-button';
import { Banner } from '../../../ui/overlays/banner';
import { Facts, type PageView } from '../../records/public';
import { VersionState } from '../marks';
import { savePdf } from '../print';
import { useVersionsOf } from '../procedures/queries';
import { compareAddress, writeAddress } from './addresses';
import { versionsPath } from './list-view';
import { versionCalls as calls, useStanding, type VersionDetail, type VersionStanding } from './queries';
import { versionTransitions } from './steps';

const ChangeVersionDialog = lazyDialog(() => import('./change-version-dialog'));
const WordDialog = lazyDialog(() => import('./word-dialog'));
const VersionText = lazyComponent(() => import('./version-text'));

const itemOf = (version: VersionDetail, { companyId }: Pick<Actor, 'companyId'>) => ({ ...version, companyId });

function factsOf(version: VersionDetail, standing: VersionStanding | undefined): VersionFacts {
  if (standing) {
    const { unfinished, ...rest } = standing;
    const problem = unfinished && textProblemMessages[unfinished.problem as keyof typeof textProblemMessages];
    return { ...rest, unfinished: problem ? { message: problem, values: unfinished.values } : null };
  }
  return {
    wroteInIt: false,
    hasReviewed: false,
    hasApproved: false,
    isQualified: true,
    isFirst: version.versionNumber === 1,
    hasText: true,
    hasChange: true,
    hasSummary: version.summary !== '',
    impact: version.impact,
    plannedFrom: version.plannedFrom,
    reviewers: version.reviewers.length,
    approvers: version.approvers.length,
    hasQaApprover: true,
    coming: [],
    unfinished: null,
  };
}

function Band({ version }: { version: VersionDetail }) {
  const say = useSay();
  const { status, effectiveFrom, effectiveUntil, plannedFrom } = version;
  const lacking = useStanding(version.id).data?.lacking ?? [];
  const on = (at: string | null) => ({ day: at === null ? '' : formatMinute(at) });
  if (status === 'effective')
    return <Banner kind="success">{say(versionBandMessages.effective, on(effectiveFrom))}</Banner>;
  if (status === 'superseded' || status === 'retired') {
    return <Banner kind="warning">{say(versionBandMessages.obsolete, on(effectiveUntil))}</Banner>;
  }
  if (status === 'approved') {
    const names = lacking.map(({ name }) => name).join(', ');
    return (
      <Banner kind="info">
        {say(versionBandMessages.coming, on(plannedFrom))}
        {names && ` ${say(versionBandMessages.held, { names })}`}
      </Banner>
    );
  }
  return (
    <Banner kind="info">
      {say(status === 'discarded' ? versionBandMessages.discarded : versionBandMessages.draft)}
    </Banner>
  );
}

function TextOf({ version }: { version: VersionDetail }) {
  const say = useSay();
  const actor = actorOf(useUser());
  const [isReading, setReading] = useState(false);
  const objection = versionChangeObjection(itemOf(version, actor), actor);
  const why = objection ? say(objection.message, objection.values) : undefined;
  return (
    <div className="stack">
      <Band version={version} />
      {version.status === 'draft' && (
        <div className="row wrap no-print">
          {why ? (
            <WhyButton icon="pencil" why={why} onClick={() => {}}>
              {say(p.write)}
            </WhyButton>
          ) : (
            <Link className="btn btn-primary" to={writeAddress(version.id)}>
              {say(p.write)}
            </Link>
          )}
          <WhyButton icon="upload" why={why} aria-haspopup="dialog" onClick={() => setReading(true)}>
            {say(p.fromWord)}
          </WhyButton>
        </div>
      )}
      <VersionText key={version.textHash} id={version.id} />
      {isReading && <WordDialog version={version} onClose={() => setReading(false)} />}
    </div>
  );
}

const names = (people: readonly NamedPerson[]) => people.map(({ name }) => name).join(', ');
const marked = (marks: VersionDetail['reviews']) =>
  marks.map(({ name, at }) => `${name}, ${formatMinute(at)}`).join('; ');

function Preparation({ version }: { version: VersionDetail }) {
  const say = useSay();
  const actor = actorOf(useUser());
  const [isChanging, setChanging] = useState(false);
  const objection = versionChangeObjection(itemOf(version, actor), actor);
  const { procedureId, code, title, writer, owner, coAuthors, reviewers, approvers, impact, plannedFrom } = version;
  return (
    <div className="stack-sm">
      <Facts
        facts={[
          {
            label: f.procedure,
            value: (
              <Link className="touch-link" to={procedureAddress(procedureId)}>
                {code} · {title}
              </Link>
            ),
          },
          { label: f.author, value: writer },
          { label: f.coAuthors, value: names(coAuthors) },
          { label: f.owner, value: owner },
          { label: f.reviewers, value: names(reviewers) },
          { label: f.approvers, value: names(approvers) },
          { label: f.impact, value: impact && say(impactMessages[impact]) },
          { label: f.plannedFrom, value: plannedFrom && formatMinute(plannedFrom) },
          { label: f.summary, value: version.summary },
          { label: p.reviewedBy, value: marked(version.reviews) },
          { label: p.approvedBy, value: marked(version.approvals) },
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
      {isChanging && <ChangeVersionDialog version={version} onClose={() => setChanging(false)} />}
    </div>
  );
}

function Signatures({ version }: { version: VersionDetail }) {
  const say = useSay();
  const signatures = useStanding(version.id).data?.signatures ?? [];
  if (signatures.length === 0) return <p className="muted">{say(p.noSignatures)}</p>;
  return (
    <ul className="stack-sm">
      {signatures.map(({ id, signerName, signedAt, meaning, voidedAt, contentHash }) => (
        <li key={id}>
          <p>{say(p.signatureOf, { name: signerName, when: formatMinute(signedAt), meaning })}</p>
          {voidedAt && <p className="strong">{say(p.voided)}</p>}
          <p className="meta breaks">{contentHash}</p>
        </li>
      ))}
    </ul>
  );
}

function Papers({ version }: { version: VersionDetail }) {
  const say = useSay();
  const actor = actorOf(useUser());
  const isObsolete = version.status === 'superseded' || version.status === 'retired';
  const older = (useVersionsOf(version.procedureId).data?.items ?? []).filter(
    ({ versionNumber }) => versionNumber < version.versionNumber,
  );
  const request = { params: { id: version.id } };
  return (
    <div className="stack">
      {(!isObsolete || isQa(actor)) && (
        <div className="row">
          <Button
            icon="printer"
            size="small"
            onClick={() => void savePdf(versionsEndpoints.printProcedureVersion, request, `${version.label}.pdf`)}
          >
            {say(pp.print)}
          </Button>
        </div>
      )}
      <h3 className="text-14">{say(pp.compareWith)}</h3>
      {older.length === 0 && <p className="muted">{say(pp.noFormer)}</p>}
      <ul className="stack-sm">
        {older.map(({ id, versionNumber }) => (
          <li key={id}>
            <Link className="touch-link" to={compareAddress(version.id, id)}>
              {say(pp.versionOf, { n: versionNumber })}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

export const versionPage: PageView<VersionDetail, VersionMove> = {
  calls,
  words: versionKind.words,
  icon: 'pencil',
  listPath: versionsPath,
  titleOf: ({ label, title }) => `${label} · ${title}`,
  State: VersionState,
  facts: ({ code, isConfidential }) => (
    <>
      <span>{code}</span>
      {isConfidential && <ConfidentialMark />}
    </>
  ),
  sections: {
    text: { title: p.text, draw: (version) => <TextOf version={version} /> },
    plan: { title: p.plan, draw: (version) => <Preparation version={version} /> },
    signatures: { title: p.signatures, draw: (version) => <Signatures version={version} /> },
  },
  transitions: versionTransitions,
  useActions: (version) => {
    const facts = factsOf(version, useStanding(version.id).data);
    return useWorkflowActions(versionWorkflow, (actor) => ({ item: itemOf(version, actor), facts }));
  },
  commentCountOf: ({ comments }) => comments,
  files: {
    of: ({ attachments }) => attachments,
    objection: (version, actor) => versionChangeObjection(itemOf(version, actor), actor),
  },
  tabs: (version) => [{ value: 'papers', label: pp.versions, content: <Papers version={version} /> }],
};
