import { generalMessages } from '@vigie/domain/messages/shell/shell';
import type { Value } from '@vigie/domain/modules/values/contract';
import { parentRules } from '@vigie/domain/modules/values/lists';
import { valuesPageMessages as m } from '@vigie/domain/modules/values/messages/page';
import { codeProblem, datesProblem, labelProblem, valueBounds } from '@vigie/domain/modules/values/value';
import { useState } from 'react';
import { DayField } from '../../platform/page/day-field';
import { useForm } from '../../platform/page/form';
import { type Say, useSay } from '../../platform/page/messages';
import { FormDialog } from '../../platform/records/form-dialog';
import { reloadWhenStale } from '../../platform/transport/stale-version';
import { TextField } from '../../ui/fields/text-field';
import { notify } from '../../ui/overlays/toast';
import { ParentField } from './parent-field';
import { useValueCalls } from './queries';

export function EditValueDialog({ value, onClose }: { value: Value; onClose: () => void }) {
  const say = useSay();
  const { change, refresh } = useValueCalls();
  const rule = parentRules[value.list];
  const [values, setValues] = useState(() => ({
    label: value.label,
    code: value.code,
    from: value.from ?? '',
    until: value.until ?? '',
    parentText: value.parentLabel ?? '',
    parentId: value.parentId ?? 0,
  }));
  const { field, busy, failure, form } = useForm({
    values,
    onChange: setValues,
    check: (typed) => problemsOf(typed, rule?.isRequired ?? false, say),
    async submit({ label, code, from, until, parentId }) {
      const changes = { label, code, from: from || null, until: until || null };
      const save = () => change(value, { ...changes, ...(rule && { parentId: parentId || null }) });
      await reloadWhenStale(save, refresh, say(m.changedMeanwhile));
      notify.success(say(m.saved));
      onClose();
    },
  });
  return (
    <FormDialog
      title={say(m.editValue, { label: value.label })}
      busy={busy}
      failure={failure}
      form={form}
      onClose={onClose}
      submit={say(busy ? generalMessages.saving : generalMessages.save)}
    >
      <TextField
        {...field('label')}
        label={say(m.label)}
        help={say(m.keepsRecords)}
        required
        maxLength={valueBounds.label}
        autoComplete="off"
        autoFocus
      />
      <TextField
        {...field('code')}
        label={say(m.code)}
        help={say(m.codeHelp)}
        optional={say(m.optional)}
        maxLength={valueBounds.code}
        autoComplete="off"
      />
      {rule && (
        <ParentField
          list={rule.list}
          isRequired={rule.isRequired}
          text={values.parentText}
          error={field('parentText').error}
          onChange={(parentText, parentId) => setValues({ ...values, parentText, parentId })}
        />
      )}
      <div className="grid gap-16 phone-column values-days">
        <DayField {...field('from')} label={say(m.from)} optional={say(m.optional)} />
        <DayField {...field('until')} label={say(m.until)} optional={say(m.optional)} />
      </div>
    </FormDialog>
  );
}

interface Typed {
  readonly label: string;
  readonly code: string;
  readonly from: string;
  readonly until: string;
  readonly parentText: string;
  readonly parentId: number;
}

function problemsOf({ label, code, from, until, parentText, parentId }: Typed, isRequired: boolean, say: Say) {
  const wrong = {
    label: labelProblem(label),
    code: codeProblem(code),
    until: datesProblem({ from: from || null, until: until || null }),
    parentText: parentId === 0 && (isRequired || parentText.trim()) ? { message: m.chooseParent } : null,
  };
  const said = Object.entries(wrong).flatMap(([name, problem]) =>
    problem ? [[name, say(problem.message, 'values' in problem ? problem.values : undefined)]] : [],
  );
  return Object.fromEntries(said) as Partial<Record<keyof typeof wrong, string>>;
}
