import { generalMessages } from '@vigie/domain/messages/shell/shell';
import { transferMessages as m } from '@vigie/domain/modules/questionnaires/messages/transfer';
import { useState } from 'react';
import { useForm } from '../../../../platform/page/form';
import { useSay } from '../../../../platform/page/messages';
import { FormDialog } from '../../../../platform/records/form-dialog';
import { useRouter } from '../../../../platform/router/router';
import { newIdempotencyKey } from '../../../../platform/transport/api-client';
import { ApiError } from '../../../../platform/transport/api-error';
import { Button } from '../../../../ui/buttons/button';
import { SegmentedControl } from '../../../../ui/buttons/segmented-control';
import { Field } from '../../../../ui/fields/field';
import { Banner } from '../../../../ui/overlays/banner';
import { Dialog } from '../../../../ui/overlays/dialog';
import { notify } from '../../../../ui/overlays/toast';
import { type CarriedLoss, type ExchangeFormat, importTemplate, refetchTemplateLists } from '../queries';
import { LossList } from './loss-list';
import { readJsonFile } from './read-json-file';

interface Entered {
  file: { readonly content: unknown; readonly key: string } | null;
  format: ExchangeFormat;
}

interface Result {
  readonly id: string;
  readonly losses: readonly CarriedLoss[];
}

const formats = ['vigie', 'surveyjs'] as const;

/** Begins a template from a file. What the file says and a template cannot is listed before the template opens. */
export default function ImportForm({ onClose }: { onClose: () => void }) {
  const say = useSay();
  const { history } = useRouter();
  const [values, setValues] = useState<Entered>({ file: null, format: 'vigie' });
  const [unread, setUnread] = useState<string | null>(null);
  const [refused, setRefused] = useState<readonly CarriedLoss[]>([]);
  const [result, setResult] = useState<Result | null>(null);
  const open = (id: string) => {
    onClose();
    history.push(`/template/${id}`);
  };
  const { field, busy, failure, form } = useForm<Entered>({
    values,
    onChange: setValues,
    check: ({ file }) => (unread ? { file: unread } : file ? {} : { file: say(m.fileMissing) }),
    async submit({ file, format }) {
      setRefused([]);
      const { template, losses } = await importTemplate(format, file?.content, file?.key ?? newIdempotencyKey());
      if (!template) {
        setRefused(losses);
        throw new ApiError(422, 'invalid', say(m.refused), { file: say(m.refused) });
      }
      await refetchTemplateLists();
      if (losses.length > 0) return setResult({ id: template.id, losses });
      notify.success(say(m.imported, { id: template.id }));
      open(template.id);
    },
  });
  const choose = async (chosen: File | undefined) => {
    setRefused([]);
    const read = chosen && (await readJsonFile(chosen));
    setUnread(read?.reason === undefined ? null : say(m.notJson, { reason: read.reason }));
    const isRead = read !== undefined && read.reason === undefined;
    setValues({
      file: isRead ? { content: read.content, key: newIdempotencyKey() } : null,
      format: isRead ? read.format : values.format,
    });
  };
  if (result) return <Imported result={result} onOpen={() => open(result.id)} onClose={onClose} />;
  const error = unread ?? field('file').error;
  return (
    <FormDialog
      busy={busy}
      failure={failure}
      form={form}
      onClose={onClose}
      title={say(m.importTitle)}
      submit={say(m.import)}
    >
      <Field label={say(m.file)} help={say(m.fileHelp)} error={error} alert required>
        {(control) => (
          <input
            {...control}
            type="file"
            accept=".json,application/json"
            className="input file-input"
            disabled={busy}
            onChange={(event) => void choose(event.target.files?.[0])}
          />
        )}
      </Field>
      {refused.length > 0 && <LossList losses={refused} />}
      <div className="field">
        <span className="label" aria-hidden="true">
          {say(m.format)}
        </span>
        <SegmentedControl
          label={say(m.format)}
          options={formats.map((value) => ({ value, label: say(m.formats[value]) }))}
          value={values.format}
          onChange={(format) => setValues({ ...values, format, file: values.file && withNewKey(values.file) })}
        />
      </div>
    </FormDialog>
  );
}

/** Another format is another import: it must not be taken for a repetition of the first. */
const withNewKey = (file: NonNullable<Entered['file']>) => ({ ...file, key: newIdempotencyKey() });

function Imported({ result, onOpen, onClose }: { result: Result; onOpen: () => void; onClose: () => void }) {
  const say = useSay();
  const { id, losses } = result;
  return (
    <Dialog title={say(m.importTitle)} closeLabel={say(generalMessages.close)} closesBy="button" onClose={onClose}>
      <div className="dialog-body stack-sm">
        <Banner kind="warning">{say(m.importedWithLosses, { id, n: losses.length })}</Banner>
        <LossList losses={losses} />
      </div>
      <div className="dialog-foot">
        <Button look="primary" autoFocus onClick={onOpen}>
          {say(m.open)}
        </Button>
      </div>
    </Dialog>
  );
}
