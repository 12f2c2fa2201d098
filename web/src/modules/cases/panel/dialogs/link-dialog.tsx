import { generalMessages, reasonMessages } from '@vigie/domain/messages/shell/shell';
import { caseKinds, type Kind, kinds } from '@vigie/domain/modules/cases/kinds';
import { linkDialogMessages as m } from '@vigie/domain/modules/cases/messages/dialogs';
import { caseLinkMessages } from '@vigie/domain/modules/cases/messages/panel';
import { type CaseRecord, caseIdPattern } from '@vigie/domain/modules/cases/record';
import { useState } from 'react';
import { useForm } from '../../../../platform/page/form';
import { useSay } from '../../../../platform/page/messages';
import { DialogFoot } from '../../../../platform/records/dialog-foot';
import { Select } from '../../../../ui/choices/select';
import { TextArea } from '../../../../ui/fields/text-area';
import { Banner } from '../../../../ui/overlays/banner';
import { Dialog } from '../../../../ui/overlays/dialog';
import { notify } from '../../../../ui/overlays/toast';
import { Combobox } from '../../../../ui/pickers/combobox';
import type { Option } from '../../../../ui/pickers/option-list';
import { takeOverCase } from '../../queries';
import { linkCase, useCasesToLink } from '../panel-queries';

/** Chooses the other case, by its number or by words of its summary, and says why they belong together. */
export function LinkDialog({ record, onClose }: { record: CaseRecord; onClose: () => void }) {
  const say = useSay();
  const [values, setValues] = useState({ otherId: '', note: '' });
  const { field, busy, failure, form } = useForm({
    values,
    onChange: setValues,
    check: ({ otherId }): { otherId?: string } => (otherId ? {} : { otherId: say(m.missing) }),
    async submit({ otherId, note }) {
      takeOverCase(await linkCase(record.id, otherId, note.trim()));
      notify.success(say(m.linked, { id: otherId }));
      onClose();
    },
  });
  return (
    <Dialog
      title={say(caseLinkMessages.add)}
      closeLabel={say(generalMessages.close)}
      closesBy="escape"
      onClose={onClose}
    >
      <form {...form}>
        <div className="dialog-body stack-sm">
          <OtherCase record={record} {...field('otherId')} />
          <TextArea
            {...field('note')}
            label={say(m.note)}
            optional={say(reasonMessages.optional)}
            rows={2}
            maxLength={500}
          />
          {failure && <Banner kind="error">{failure}</Banner>}
        </div>
        <DialogFoot busy={busy} submit={say(busy ? generalMessages.saving : m.link)} onCancel={onClose} />
      </form>
    </Dialog>
  );
}

interface OtherCaseProps {
  record: CaseRecord;
  value: string;
  error: string | undefined;
  disabled: boolean;
  onChange: (id: string) => void;
}

function OtherCase({ record, value, error, disabled, onChange }: OtherCaseProps) {
  const say = useSay();
  const [kind, setKind] = useState<Kind>(record.kind);
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState('');
  const found = useCasesToLink(kind, value ? '' : typed);
  const items = offered(found.data ?? [], typed, record);
  return (
    <>
      <Select
        label={say(m.kind)}
        disabled={disabled}
        options={kinds.map((one) => ({ value: one, label: say(caseKinds[one].label) }))}
        value={kind}
        onChange={setKind}
      />
      <Combobox
        label={say(m.which)}
        help={say(m.whichHelp)}
        error={error}
        disabled={disabled}
        required
        items={items}
        value={value || null}
        text={value ? chosen : typed}
        emptyText={say(found.isPending ? generalMessages.loading : m.nothingFound)}
        onText={(text) => {
          setTyped(text);
          if (value) onChange('');
        }}
        onChange={(id) => {
          setChosen([id, items.find((item) => item.id === id)?.note].filter(Boolean).join(' '));
          setTyped('');
          onChange(id);
        }}
      />
    </>
  );
}

/** What was found, and a whole number as it is typed: it may be of another kind. What is linked already is not offered. */
function offered(
  found: readonly { readonly id: string; readonly summary: string }[],
  typed: string,
  { id, links }: CaseRecord,
): readonly Option[] {
  const taken = new Set([id, ...links.map((link) => link.id)]);
  const number = typed.trim().toUpperCase();
  const named = caseIdPattern.test(number) && !found.some((one) => one.id === number);
  return [...(named ? [{ id: number, summary: '' }] : []), ...found]
    .filter((one) => !taken.has(one.id))
    .map((one) => ({ id: one.id, label: one.id, note: one.summary }));
}
