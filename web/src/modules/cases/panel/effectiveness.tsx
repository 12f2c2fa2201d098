import { ownWorkOf } from '@vigie/domain/kernel/identity/own-work';
import { fieldMessages } from '@vigie/domain/messages/refusals';
import { generalMessages } from '@vigie/domain/messages/shell/shell';
import { askObjection, verdictObjection } from '@vigie/domain/modules/cases/capa/effectiveness';
import { effectivenessMessages as m } from '@vigie/domain/modules/cases/messages/effectiveness';
import { caseMenuMessages } from '@vigie/domain/modules/cases/messages/panel';
import type { CaseRecord } from '@vigie/domain/modules/cases/record';
import { useState } from 'react';
import { formatMinute } from '../../../platform/page/dates';
import { useForm } from '../../../platform/page/form';
import { useSay } from '../../../platform/page/messages';
import { FormDialog } from '../../../platform/records/form-dialog';
import { useTransition } from '../../../platform/records/use-transition';
import { actorOf } from '../../../platform/session/actor';
import { useUser } from '../../../platform/session/session';
import { WhyButton } from '../../../ui/buttons/why-button';
import { TextArea } from '../../../ui/fields/text-area';
import { useChangesSinceViewed } from '../page/changes-since-viewed';
import { OpenChecks } from './capa-check';
import { VerdictDialog } from './dialogs/verdict-dialog';
import { askEffectiveness, recordEffectiveness, useRefetchCase, useTakeOver } from './panel-queries';

/** What QA wants to see before the case is closed, and what was seen. */
export function Effectiveness({ record }: { record: CaseRecord }) {
  const say = useSay();
  const actor = actorOf(useUser());
  const [open, setOpen] = useState<'ask' | 'record' | null>(null);
  const item = { companyId: actor.companyId, ownerId: record.owner.id, status: record.status };
  const check = record.effectiveness;
  const ownWork = ownWorkOf(record.contributions, actor.userId);
  const why = (objection: ReturnType<typeof askObjection>) => objection && say(objection.message);
  return (
    <section className="stack-sm" aria-labelledby="effectiveness-title">
      <h2 id="effectiveness-title">{say(m.title)}</h2>
      <Standing check={check} />
      {!check?.verdict && (
        <div className="row">
          <WhyButton size="small" why={why(askObjection(item, actor)) ?? undefined} onClick={() => setOpen('ask')}>
            {say(check ? m.askAgain : m.ask)}
          </WhyButton>
          {check && (
            <WhyButton
              size="small"
              why={why(verdictObjection(item, check, actor, ownWork)) ?? undefined}
              onClick={() => setOpen('record')}
            >
              {say(m.record)}
            </WhyButton>
          )}
        </div>
      )}
      <OpenChecks record={record} />
      {open === 'ask' && <AskDialog record={record} onClose={() => setOpen(null)} />}
      {open === 'record' && <RecordDialog record={record} onClose={() => setOpen(null)} />}
    </section>
  );
}

function Standing({ check }: { check: CaseRecord['effectiveness'] }) {
  const say = useSay();
  if (!check) return <p className="muted">{say(m.none)}</p>;
  const { criterion, asked, verdict } = check;
  return (
    <>
      <p>{criterion}</p>
      <p className="muted">{say(m.askedBy, { who: asked.who, when: formatMinute(asked.at) })}</p>
      {verdict && (
        <>
          <p>
            <b>{say(verdict.isEffective ? m.effective : m.notEffective)}</b> · {verdict.findings}
          </p>
          <p className="muted">
            {say(m.recordedBy, { who: verdict.recorded.who, when: formatMinute(verdict.recorded.at) })}
          </p>
        </>
      )}
    </>
  );
}

interface CheckDialogProps {
  record: CaseRecord;
  onClose: () => void;
}

function AskDialog({ record, onClose }: CheckDialogProps) {
  const say = useSay();
  const takeOver = useTakeOver();
  const refetch = useRefetchCase();
  const { run } = useTransition({
    send: (criterion: string) => askEffectiveness(record, { criterion }),
    reload: () => refetch(record.id),
    changedMeanwhile: say(caseMenuMessages.changedMeanwhile),
    done: () => say(m.asked),
    onDone: takeOver,
  });
  const [values, setValues] = useState({ criterion: record.effectiveness?.criterion ?? '' });
  const { field, busy, failure, form } = useForm({
    values,
    onChange: setValues,
    check: ({ criterion }): { criterion?: string } =>
      criterion.trim() ? {} : { criterion: say(fieldMessages.required) },
    submit: ({ criterion }) => run(criterion).then(onClose),
  });
  return (
    <FormDialog
      {...{ busy, failure, form, onClose }}
      title={say(m.ask)}
      submit={say(busy ? generalMessages.saving : m.ask)}
    >
      <TextArea
        {...field('criterion')}
        label={say(m.criterion)}
        help={say(m.criterionHelp)}
        required
        rows={3}
        maxLength={4000}
        autoFocus
      />
    </FormDialog>
  );
}

function RecordDialog({ record, onClose }: CheckDialogProps) {
  const say = useSay();
  const [decided] = useState(record);
  const since = useChangesSinceViewed(record);
  const [sinceThen] = useState(since);
  return (
    <VerdictDialog
      title={say(m.record)}
      question={say(m.verdict)}
      caseId={record.id}
      judged={decided}
      since={sinceThen}
      initial={{ verdict: '', findings: '' }}
      options={{ yes: say(m.effective), no: say(m.notEffective) }}
      send={(body) => recordEffectiveness(decided, body)}
      done={say(m.recorded)}
      onClose={onClose}
    >
      <p>{record.effectiveness?.criterion}</p>
    </VerdictDialog>
  );
}
