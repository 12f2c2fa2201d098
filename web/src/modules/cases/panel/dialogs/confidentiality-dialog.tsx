import { type CompanyRole, companyRoles } from '@vigie/domain/kernel/identity/actor';
import { fieldMessages } from '@vigie/domain/messages/field-problems';
import { roleMessages } from '@vigie/domain/messages/shell/profile';
import { generalMessages } from '@vigie/domain/messages/shell/shell';
import { firstReaderRoles } from '@vigie/domain/modules/cases/confidentiality';
import { confidentialityMessages as m } from '@vigie/domain/modules/cases/messages/confidentiality';
import { casePropertyMessages } from '@vigie/domain/modules/cases/messages/dialogs';
import type { CaseRecord } from '@vigie/domain/modules/cases/record';
import { useState } from 'react';
import { useForm } from '../../../../platform/page/form';
import { useSay } from '../../../../platform/page/messages';
import { DialogFoot } from '../../../../platform/records/dialog-foot';
import { reloadWhenStale } from '../../../../platform/transport/stale-version';
import { Toggle } from '../../../../ui/buttons/toggle';
import { CheckboxGroup } from '../../../../ui/choices/checkbox-group';
import { TextArea } from '../../../../ui/fields/text-area';
import { Banner } from '../../../../ui/overlays/banner';
import { Dialog } from '../../../../ui/overlays/dialog';
import { notify } from '../../../../ui/overlays/toast';
import { caseCalls, takeOverCase } from '../../queries';
import { NamedPeople } from '../named-people';
import { restrictCase } from '../panel-queries';

interface ConfidentialityDialogProps {
  record: CaseRecord;
  onClose: () => void;
}

/** The switch, the roles and people who read the case, and the reason. */
export function ConfidentialityDialog({ record, onClose }: ConfidentialityDialogProps) {
  const say = useSay();
  const [isConfidential, setConfidential] = useState(record.confidentiality !== null);
  const [roles, setRoles] = useState<readonly CompanyRole[]>(record.confidentiality?.roles ?? firstReaderRoles);
  const [people, setPeople] = useState(
    (record.confidentiality?.named ?? []).map(({ id, displayName }) => ({ id, name: displayName })),
  );
  const [values, setValues] = useState({ readerIds: '', reason: '' });
  const { field, busy, failure, form } = useForm({
    values,
    onChange: setValues,
    check: ({ reason }): { reason?: string } => (reason.trim() ? {} : { reason: say(fieldMessages.required) }),
    async submit({ reason }) {
      const wanted = { isConfidential, readerIds: people.map(({ id }) => id), readerRoles: [...roles], reason };
      const change = () => restrictCase(record, wanted);
      takeOverCase(
        await reloadWhenStale(change, () => caseCalls.reload(record.id), say(casePropertyMessages.changedMeanwhile)),
      );
      notify.success(say(m.saved));
      onClose();
    },
  });
  return (
    <Dialog
      title={say(m.dialogTitle, { id: record.id })}
      closeLabel={say(generalMessages.close)}
      closesBy="escape"
      onClose={onClose}
    >
      <form {...form}>
        <div className="dialog-body stack-sm">
          <Toggle
            label={say(m.switch)}
            help={say(m.switchHelp)}
            checked={isConfidential}
            onChange={(checked) => setConfidential(checked)}
          />
          {isConfidential && (
            <>
              <p className="muted">{say(m.always)}</p>
              <CheckboxGroup
                label={say(m.roles)}
                disabled={busy}
                options={companyRoles.map((role) => ({ value: role, label: say(roleMessages[role]) }))}
                value={roles}
                onChange={setRoles}
              />
              <NamedPeople people={people} error={field('readerIds').error} disabled={busy} onChange={setPeople} />
            </>
          )}
          <TextArea {...field('reason')} label={say(m.reason)} required rows={2} maxLength={1000} />
          {failure && <Banner kind="error">{failure}</Banner>}
        </div>
        <DialogFoot busy={busy} submit={say(busy ? generalMessages.saving : m.save)} onCancel={onClose} />
      </form>
    </Dialog>
  );
}
