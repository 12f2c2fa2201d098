import { connectionMessages } from '@vigie/domain/messages/connection';
import { auditBounds } from '@vigie/domain/modules/audits/audits/audit';
import { type AuditWork, auditsEndpoints, type IssuedReport } from '@vigie/domain/modules/audits/audits/contract';
import { auditFieldMessages as f } from '@vigie/domain/modules/audits/audits/messages';
import { canReadWork, draftObjection } from '@vigie/domain/modules/audits/audits/workflow';
import { reportMessages as m } from '@vigie/domain/modules/audits/pages/plan-messages';
import { useState } from 'react';
import type { Content } from '../../../platform/autosave/merge';
import { SavedState } from '../../../platform/autosave/saved-state';
import { formatMinute } from '../../../platform/page/dates';
import { LoadFailed, Loading } from '../../../platform/page/loading';
import { useSay } from '../../../platform/page/messages';
import { actorOf, useUser } from '../../../platform/session/session';
import { call } from '../../../platform/transport/api';
import { sentenceOf } from '../../../platform/transport/api-error';
import { nameOfFile, saveFile } from '../../../platform/transport/received-file';
import { Button } from '../../../ui/buttons/button';
import { TextArea } from '../../../ui/fields/text-area';
import { notify } from '../../../ui/overlays/toast';
import { type AuditDetail, openReport, reloadWork, takeOverWork, useReports, useWork } from '../audits/queries';
import { itemOf } from '../plan/plan';
import { TextConflict } from '../text-conflict';
import { useTexts } from '../texts';

/** What is written into the report, and the reports that were issued. */
export function ReportSection({ audit }: { audit: AuditDetail }) {
  const say = useSay();
  const actor = actorOf(useUser());
  const item = itemOf(audit, actor.companyId);
  const canRead = canReadWork(item, actor);
  const work = useWork(audit.id, canRead);
  return (
    <div className="stack">
      {!canRead && <p className="muted">{say(m.hidden)}</p>}
      {canRead && !work.data && (work.isPending ? <Loading lines={4} /> : <LoadFailed query={work} />)}
      {work.data &&
        (draftObjection(item, actor) === null ? (
          <SummaryForm audit={audit} work={work.data} />
        ) : (
          <SummaryRead work={work.data} />
        ))}
      <IssuedReports audit={audit} />
    </div>
  );
}

function SummaryRead({ work: { summary, strengths } }: { work: AuditWork }) {
  const say = useSay();
  return (
    <dl className="stack-sm">
      <div>
        <dt className="meta">{say(f.summary)}</dt>
        <dd className="prose">{summary || '–'}</dd>
      </div>
      <div>
        <dt className="meta">{say(f.strengths)}</dt>
        <dd className="prose">{strengths || '–'}</dd>
      </div>
    </dl>
  );
}

interface ReportTexts extends Content {
  readonly summary: string;
  readonly strengths: string;
}

const labels = { summary: f.summary, strengths: f.strengths };

function SummaryForm({ audit: { id }, work }: { audit: AuditDetail; work: AuditWork }) {
  const say = useSay();
  const { autosave, state } = useTexts<AuditWork, ReportTexts>(`audit.${id}.report`, work, {
    read: ({ summary, strengths, version }) => ({ content: { summary, strengths }, version }),
    get: () => reloadWork(id),
    async save(version, body) {
      const saved = await call(auditsEndpoints.writeAuditWork, { params: { id }, body, ifMatch: version });
      takeOverWork(id, saved);
      return saved;
    },
    hasEnded: () => false,
  });
  const texts = state.content as ReportTexts;
  const field = (name: keyof typeof labels) => ({
    label: say(labels[name]),
    value: texts[name],
    maxLength: auditBounds[name],
    onChange: (value: string) => autosave.change({ [name]: value }),
    onBlur: () => autosave.saveNow(),
  });
  return (
    <div className="stack-sm">
      <SavedState saving={state.saving} saved={say(m.saved)} onRetry={() => autosave.saveNow()} />
      {state.conflict && (
        <TextConflict
          fields={state.conflict.fields}
          labels={labels}
          theirs={state.conflict.theirs as unknown as Content}
          onResolve={(theirs) => autosave.resolve(theirs)}
        />
      )}
      <TextArea {...field('summary')} help={say(m.summaryHelp)} required rows={6} />
      <TextArea {...field('strengths')} rows={3} />
    </div>
  );
}

function IssuedReports({ audit: { id } }: { audit: AuditDetail }) {
  const say = useSay();
  const reports = useReports(id);
  if (!reports.data) return reports.isPending ? <Loading lines={2} /> : <LoadFailed query={reports} />;
  return (
    <section className="stack-sm" aria-label={say(m.issued)}>
      <h3 className="text-14">{say(m.issued)}</h3>
      {reports.data.length === 0 && <p className="muted">{say(m.none)}</p>}
      <ul className="lines">
        {reports.data.map((report) => (
          <IssuedLine key={report.number} id={id} report={report} />
        ))}
      </ul>
    </section>
  );
}

function IssuedLine({ id, report }: { id: string; report: IssuedReport }) {
  const say = useSay();
  const [busy, setBusy] = useState(false);
  const { number, issuedAt, issuedBy, hash, replacedBecause } = report;
  const download = async () => {
    setBusy(true);
    try {
      const response = await openReport(id, number);
      saveFile(await response.blob(), nameOfFile(response, `${id}-${number}.pdf`));
    } catch (error) {
      notify.error(sentenceOf(error, say(connectionMessages.unknownError)));
    } finally {
      setBusy(false);
    }
  };
  return (
    <li className="row wrap">
      <span className="grow breaks">
        <span className="strong">{say(m.number, { n: number })}</span>
        <br />
        <small className="meta">{say(m.issuedBy, { at: formatMinute(issuedAt), who: issuedBy })}</small>
        <br />
        <small className="meta digits" title={hash}>
          {say(m.hash, { hash: hash.slice(0, 16) })}
        </small>
        {replacedBecause && <small className="meta block">{say(m.replaced, { reason: replacedBecause })}</small>}
      </span>
      <Button icon="download" busy={busy} onClick={() => void download()}>
        {say(m.openPdf)}
      </Button>
    </li>
  );
}
