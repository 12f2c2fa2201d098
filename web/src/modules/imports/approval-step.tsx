import { formatDay } from '@vigie/domain/kernel/day';
import { ownWorkOf } from '@vigie/domain/kernel/identity/own-work';
import type { ImportRecord } from '@vigie/domain/modules/imports/contract';
import { importPageMessages as m } from '@vigie/domain/modules/imports/messages/page';
import { importStatusMessages } from '@vigie/domain/modules/imports/messages/workflow';
import { fieldNamesOf, fieldOf } from '@vigie/domain/modules/imports/subjects';
import { type ImportAction, importWorkflow } from '@vigie/domain/modules/imports/workflow';
import { useState } from 'react';
import { useExport } from '../../platform/lists/list-export';
import { useSay } from '../../platform/page/messages';
import { type Given, TransitionDialog } from '../../platform/records/transition-dialog';
import { useTransition } from '../../platform/records/use-transition';
import { actionNamed, arrangeActions, useWorkflowActions, WorkflowBar } from '../../platform/records/workflow-bar';
import { useUser } from '../../platform/session/session';
import { Button } from '../../ui/buttons/button';
import { Card } from '../../ui/foundation/card';
import { Banner } from '../../ui/overlays/banner';
import { Outcome, Problems } from './check-step';
import { askFile, useImportCalls } from './queries';

const moves = ['approve', 'refuse', 'withdraw'] as const satisfies readonly ImportAction[];
type Move = (typeof moves)[number];
const isMove = (action: ImportAction): action is Move => (moves as readonly ImportAction[]).includes(action);

/** What one person prepared, as the one who approves it reads it, and both see that it waits. */
export function ApprovalStep({ record }: { record: ImportRecord }) {
  const { check } = record;
  if (!check) return null;
  return (
    <>
      <Outcome record={record} check={check} />
      {check.problemCount > 0 && <Problems subject={record.subject} check={check} />}
      <Approval record={record} />
    </>
  );
}

function useImportActions(record: ImportRecord) {
  const { status, check, isBusy, contributions } = record;
  return useWorkflowActions(importWorkflow, ({ companyId, userId }) => ({
    item: { status, companyId },
    facts: {
      problemCount: check?.problemCount ?? 0,
      rowCount: check?.rowCount ?? 0,
      isBusy,
      ownWork: ownWorkOf(contributions, userId),
    },
  }));
}

function Approval({ record }: { record: ImportRecord }) {
  const say = useSay();
  const [asking, setAsking] = useState<Move | null>(null);
  const actions = useImportActions(record);
  const { shown } = arrangeActions(actions, 'approve', ['refuse', 'withdraw']);
  const isForYou = !actionNamed(actions, 'refuse').why;
  const file = useExport({ name: record.fileName, ask: (_ids, signal) => askFile(record.id, signal) });
  return (
    <Card title={say(m.approvalTitle)}>
      <div className="stack">
        <Banner kind="info">{say(isForYou ? m.waitsForYou : m.waitsForSecond)}</Banner>
        <Facts record={record} />
        <div className="cluster import-buttons">
          <WorkflowBar actions={shown} primary="approve" onChoose={(action) => isMove(action) && setAsking(action)} />
          <Button icon="download" busy={file.received !== null} onClick={() => void file.start()}>
            {say(m.download)}
          </Button>
        </div>
      </div>
      {asking && <MoveDialog record={record} move={asking} onClose={() => setAsking(null)} />}
    </Card>
  );
}

function Facts({ record }: { record: ImportRecord }) {
  const say = useSay();
  const { subject, sheets, sheet, columns, check } = record;
  const headers = sheets.find(({ name }) => name === sheet)?.headers ?? [];
  const read = fieldNamesOf(subject).flatMap((name) => {
    const place = columns[name];
    return place === undefined ? [] : [`${headers[place] ?? ''} → ${say(fieldOf(subject, name).label)}`];
  });
  const facts = [
    [m.columnFile, record.fileName],
    [m.subject, say(m.subjects[subject])],
    [m.hash, record.sha256],
    [m.uploadedBy, record.uploadedBy],
    [m.preparedBy, record.preparedBy ?? '–'],
    [m.sheet, sheet],
    [m.lastDay, check?.cutOff ? formatDay(check.cutOff) : '–'],
    [m.readAs, read.join(' · ')],
  ] as const;
  return (
    <dl className="grid import-facts">
      {facts.map(([label, value]) => (
        <div className="grid" key={label.en}>
          <dt className="muted">{say(label)}</dt>
          <dd className={label === m.hash ? 'mono' : undefined}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

const asked = { refuse: m.refuseQuestion, withdraw: m.withdrawQuestion };

interface MoveDialogProps {
  record: ImportRecord;
  move: Move;
  onClose: () => void;
}

function MoveDialog({ record, move, onClose }: MoveDialogProps) {
  const say = useSay();
  const { username } = useUser();
  // What was on the screen is what is signed, whatever changes meanwhile.
  const [seen] = useState(record);
  const { approve, refuse, withdraw, refresh } = useImportCalls();
  const { label, signature } = importWorkflow.transitions[move];
  const { run } = useTransition({
    send: ({ reason, credentials }: Given) => {
      if (move === 'approve') return approve(seen, credentials);
      return (move === 'refuse' ? refuse : withdraw)(seen, reason);
    },
    reload: () => refresh(seen),
    changedMeanwhile: say(m.changedMeanwhile),
    done: ({ status }) => say(m.moved, { status: say(importStatusMessages[status]) }),
  });
  return (
    <TransitionDialog
      {...(move !== 'approve' && {
        ask: {
          title: say(label),
          question: say(asked[move]),
          note: say(m.endNote),
          confirmLabel: say(label),
          danger: true,
        },
      })}
      {...(signature && {
        signature: {
          title: say(m.signTitle),
          meaning: say(signature),
          details: [say(m.signDetail, { file: seen.fileName, n: seen.rowCount ?? 0 }), say(m.signNote)],
          record: { id: String(seen.id), version: seen.version },
          username,
          isOwn: true,
          signLabel: say(label),
        },
      })}
      onConfirm={run}
      onClose={onClose}
    />
  );
}
