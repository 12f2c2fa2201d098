import { capaCheckMessages } from '@vigie/domain/messages/capa-check';
import { checkMessages as m } from '@vigie/domain/messages/capa-page';
import { effectivenessMessages } from '@vigie/domain/messages/effectiveness';
import { fieldMessages } from '@vigie/domain/messages/refusals';
import { generalMessages } from '@vigie/domain/messages/shell';
import type { CapaCheck } from '@vigie/domain/modules/cases/capa-check';
import type { CaseRecord } from '@vigie/domain/modules/cases/record';
import { useState } from 'react';
import { ApiError } from '../../../platform/api-error';
import { DialogFoot } from '../../../platform/dialog-foot';
import { useForm } from '../../../platform/form';
import { useSay } from '../../../platform/messages';
import { useUser } from '../../../platform/session';
import { SignatureDialog } from '../../../platform/signature-dialog';
import { reloadWhenStale } from '../../../platform/stale-version';
import { ChoiceGroup } from '../../../ui/choice-group';
import { Dialog } from '../../../ui/dialog';
import { TextArea } from '../../../ui/text-area';
import { notify } from '../../../ui/toast';
import { criterionShown, findingsDrafted } from './check-words';
import { recordCheck, useRefetchCase, useTakeOver } from './panel-queries';

interface CheckDialogProps {
  record: CaseRecord;
  check: CapaCheck;
  onClose: () => void;
}

interface Values extends Readonly<Record<string, string>> {
  readonly verdict: string;
  readonly findings: string;
}

/** R18: the verdict is complete before it is signed; going back from the signature keeps what was written. */
export function CheckDialog({ record, check, onClose }: CheckDialogProps) {
  const say = useSay();
  // What was on the screen when the person began: what changes from here on must be read again.
  const [decided] = useState(check);
  const [values, setValues] = useState<Values>({
    verdict: check.draft ? (check.draft.isEffective ? 'yes' : 'no') : '',
    findings: findingsDrafted(check, say),
  });
  const [isSigning, setIsSigning] = useState(false);
  return isSigning ? (
    <SignVerdict record={record} check={decided} values={values} onBack={() => setIsSigning(false)} onClose={onClose} />
  ) : (
    <VerdictForm
      check={decided}
      values={values}
      onChange={setValues}
      onContinue={() => setIsSigning(true)}
      onClose={onClose}
    />
  );
}

interface VerdictFormProps {
  check: CapaCheck;
  values: Values;
  onChange: (values: Values) => void;
  onContinue: () => void;
  onClose: () => void;
}

function VerdictForm({ check, values, onChange, onContinue, onClose }: VerdictFormProps) {
  const say = useSay();
  const { field, form } = useForm<Values>({
    values,
    onChange,
    check: ({ verdict, findings }) => ({
      ...(verdict ? {} : { verdict: say(effectivenessMessages.chooseVerdict) }),
      ...(findings.trim() ? {} : { findings: say(fieldMessages.required) }),
    }),
    submit: async () => onContinue(),
  });
  const verdict = field('verdict');
  return (
    <Dialog
      title={say(m.recordTitle, { capa: check.capaId })}
      closeLabel={say(generalMessages.close)}
      closesBy="escape"
      onClose={onClose}
    >
      <form {...form}>
        <div className="dialog-body stack-sm">
          <p className="strong">{check.titre}</p>
          <p>{criterionShown(check, say) || say(m.noCriterion)}</p>
          <ChoiceGroup
            {...verdict}
            label={say(m.verdict)}
            required
            options={[
              { value: 'yes', label: say(capaCheckMessages.effective) },
              { value: 'no', label: say(capaCheckMessages.notEffective) },
            ]}
            value={verdict.value || null}
            onChange={(chosen) => verdict.onChange(chosen ?? '')}
          />
          <TextArea
            {...field('findings')}
            label={say(effectivenessMessages.findings)}
            required
            rows={3}
            maxLength={4000}
          />
        </div>
        <DialogFoot busy={false} submit={say(m.toSignature)} onCancel={onClose} />
      </form>
    </Dialog>
  );
}

interface SignVerdictProps extends CheckDialogProps {
  values: Values;
  onBack: () => void;
}

function SignVerdict({ record, check, values, onBack, onClose }: SignVerdictProps) {
  const say = useSay();
  const { username } = useUser();
  const takeOver = useTakeOver();
  const refetch = useRefetchCase();
  const [isRefused, setIsRefused] = useState(false);
  const isEffective = values.verdict === 'yes';
  const { signedEffective, signedNotEffective } = capaCheckMessages;
  return (
    <SignatureDialog
      title={say(m.signatureTitle)}
      meaning={say(isEffective ? signedEffective : signedNotEffective)}
      details={[values.findings.trim()]}
      record={{ id: check.capaId, version: check.version }}
      username={username}
      isOwn
      signLabel={say(m.sign)}
      onSign={async (credentials) => {
        const body = { isEffective, findings: values.findings.trim(), credentials };
        const change = () => recordCheck(record.id, check, body);
        takeOver(await reloadWhenStale(change, () => refetch(record.id), say(m.changedMeanwhile)));
        notify.success(say(m.signed, { capa: check.capaId }));
        onClose();
      }}
      isOver={(error) => {
        const over = isOver(error);
        setIsRefused(over);
        return over;
      }}
      onClose={isRefused ? onClose : onBack}
    />
  );
}

/** Somebody was first, or the check says something else now: there is nothing left to sign here. */
function isOver(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 409 || error.status === 412);
}
