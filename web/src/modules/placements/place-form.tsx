import { recordPageMessages } from '@vigie/domain/messages/record-page';
import { generalMessages, reasonMessages } from '@vigie/domain/messages/shell/shell';
import { placementFieldMessages as f } from '@vigie/domain/modules/placements/messages';
import { placementPageMessages as m } from '@vigie/domain/modules/placements/page-messages';
import { endsBeforeItBegins } from '@vigie/domain/modules/placements/period';
import { type ReactNode, useState } from 'react';
import { todayHere } from '../../platform/page/dates';
import { DayField } from '../../platform/page/day-field';
import { useForm } from '../../platform/page/form';
import { type Say, useSay } from '../../platform/page/messages';
import { DialogFoot } from '../../platform/records/dialog-foot';
import { ApiError } from '../../platform/transport/api-error';
import { useAttempt } from '../../platform/transport/attempt';
import { Checkbox } from '../../ui/choices/checkbox';
import { TextArea } from '../../ui/fields/text-area';
import { TextField } from '../../ui/fields/text-field';
import { Banner } from '../../ui/overlays/banner';
import { notify } from '../../ui/overlays/toast';
import { ValueField } from '../values/public';
import { addPlacements } from './queries';

const nothing = {
  people: '',
  department: '',
  site: '',
  post: '',
  validFrom: '',
  validUntil: '',
  endsEarlier: '',
  reason: '',
};
type Entered = typeof nothing;

interface PlaceFormProps {
  /** By their usernames. */
  people: readonly string[];
  /** The field that they are chosen in, where the form is not of one person. */
  choice?: (error: string | undefined, disabled: boolean) => ReactNode;
  onDone: () => void;
  onCancel: () => void;
}

/** The same placement for one person or several: all of them get it, or none. */
export function PlaceForm({ people, choice, onDone, onCancel }: PlaceFormProps) {
  const say = useSay();
  const attempt = useAttempt();
  const [values, setValues] = useState<Entered>({ ...nothing, validFrom: todayHere() });
  const { field, busy, failure, form } = useForm<Entered>({
    values,
    onChange: setValues,
    check: (typed) => problemsIn(typed, people, say),
    async submit({ department, site, post, validFrom, validUntil, endsEarlier, reason }) {
      const placement = { department, site, post, validFrom, validUntil: validUntil || null };
      const body = {
        items: people.map((username) => ({ username, ...placement })),
        endsEarlier: endsEarlier !== '',
        reason: reason.trim(),
      };
      const { added, ended } = await addPlacements(body, attempt.keyFor(JSON.stringify(body))).catch(byField);
      attempt.over();
      notify.success(say(m.added, { n: added, ended }));
      onDone();
    },
  });
  const ends = field('endsEarlier');
  return (
    <form {...form}>
      <div className="dialog-body stack-sm">
        {choice?.(field('people').error, busy)}
        <div className="grid-2">
          <ValueField {...field('department')} list="department" label={say(f.department)} required />
          <ValueField {...field('site')} list="site" label={say(f.site)} required />
        </div>
        <TextField
          {...field('post')}
          label={say(f.post)}
          optional={say(reasonMessages.optional)}
          maxLength={200}
          autoComplete="off"
        />
        <div className="grid-2">
          <DayField {...field('validFrom')} label={say(f.validFrom)} required />
          <DayField
            {...field('validUntil')}
            label={say(f.validUntil)}
            optional={say(reasonMessages.optional)}
            help={say(f.openUntilHelp)}
          />
        </div>
        <Checkbox
          label={say(m.endsEarlier)}
          help={say(m.endsEarlierHelp)}
          checked={ends.value !== ''}
          disabled={busy}
          onChange={(isOn) => ends.onChange(isOn ? 'yes' : '')}
        />
        <TextArea {...field('reason')} label={say(reasonMessages.reason)} required rows={2} maxLength={1000} />
        {failure && <Banner kind="error">{failure}</Banner>}
      </div>
      <DialogFoot busy={busy} submit={say(busy ? generalMessages.saving : m.submit)} onCancel={onCancel} />
    </form>
  );
}

function problemsIn(typed: Entered, people: readonly string[], say: Say): Partial<Entered> {
  const period = { validFrom: typed.validFrom, validUntil: typed.validUntil || null };
  return {
    ...(people.length === 0 && { people: say(m.peopleMissing) }),
    ...(!typed.department.trim() && { department: say(f.departmentMissing) }),
    ...(!typed.site.trim() && { site: say(f.siteMissing) }),
    ...(!typed.validFrom && { validFrom: say(f.validFromMissing) }),
    ...(endsBeforeItBegins(period) && { validUntil: say(f.untilBeforeFrom) }),
    ...(!typed.reason.trim() && { reason: say(recordPageMessages.reasonMissing) }),
  };
}

/** What the server says of a single person's placement belongs to the field that all of them share. */
function byField(error: unknown): never {
  if (!(error instanceof ApiError)) throw error;
  const fields = Object.entries(error.fields).map(([name, problem]) => {
    const [, , own = name] = /^items\.(\d+)\.(\w+)$/.exec(name) ?? [];
    return [own === 'username' ? 'people' : own, problem];
  });
  throw new ApiError(error.status, error.code, error.message, Object.fromEntries(fields));
}
