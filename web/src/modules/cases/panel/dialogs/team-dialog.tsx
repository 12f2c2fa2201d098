import { connectionMessages } from '@vigie/domain/messages/connection';
import { generalMessages, reasonMessages } from '@vigie/domain/messages/shell/shell';
import { caseTeamMessages as m } from '@vigie/domain/modules/cases/messages/dialogs';
import type { CaseRecord } from '@vigie/domain/modules/cases/record';
import { type ReactNode, useState } from 'react';
import { useForm } from '../../../../platform/page/form';
import { useSay } from '../../../../platform/page/messages';
import { initialsOf } from '../../../../platform/records/people';
import { type ChosenPerson, PersonChoice } from '../../../../platform/records/person-choice';
import { sentenceOf } from '../../../../platform/transport/api-error';
import { Button } from '../../../../ui/buttons/button';
import { IconButton } from '../../../../ui/buttons/icon-button';
import { TextField } from '../../../../ui/fields/text-field';
import { useRestoredFocus } from '../../../../ui/foundation/use-restored-focus';
import { Avatar } from '../../../../ui/icons/avatar';
import { Banner } from '../../../../ui/overlays/banner';
import { Dialog } from '../../../../ui/overlays/dialog';
import { notify } from '../../../../ui/overlays/toast';
import { takeOverCase } from '../../queries';
import { useContributionWhy } from '../case-rules';
import { addMember, removeMember } from '../panel-queries';
import '../team.css';

/** The people of the case, and how they come and go. */
export function TeamDialog({ record, onClose }: { record: CaseRecord; onClose: () => void }) {
  const say = useSay();
  const why = useContributionWhy(record);
  const { owner, reporter, members } = record;
  const list = useRestoredFocus<HTMLUListElement>(members.length);
  return (
    <Dialog title={say(m.title)} closeLabel={say(generalMessages.close)} closesBy="escape" onClose={onClose}>
      <div className="dialog-body stack">
        <ul ref={list} className="grid gap-4 team" tabIndex={-1}>
          <Colleague name={owner.displayName} part={say(m.leadWriter)} />
          <Colleague name={reporter.displayName} part={say(m.reporter)} />
          {members.map((member) => (
            <Colleague
              key={member.person.id}
              name={member.person.displayName}
              part={member.part || say(m.member)}
              end={<RemoveMember record={record} person={member.person} why={why} />}
            />
          ))}
        </ul>
        {members.length === 0 && <p className="muted">{say(m.noMember)}</p>}
        {why ? <Banner>{why}</Banner> : <AddMember record={record} />}
      </div>
    </Dialog>
  );
}

function Colleague({ name, part, end }: { name: string; part: string; end?: ReactNode }) {
  return (
    <li>
      <Avatar initials={initialsOf(name)} large />
      <span className="grow">
        {name}
        <small className="meta block">{part}</small>
      </span>
      {end}
    </li>
  );
}

interface RemoveMemberProps {
  record: CaseRecord;
  person: CaseRecord['owner'];
  why: string | undefined;
}

function RemoveMember({ record, person: { id, displayName: name }, why }: RemoveMemberProps) {
  const say = useSay();
  const [busy, setBusy] = useState(false);
  const remove = async () => {
    setBusy(true);
    try {
      takeOverCase(await removeMember(record.id, id));
      notify.success(say(m.removed, { name }));
    } catch (error) {
      notify.error(sentenceOf(error, say(connectionMessages.unknownError)));
      setBusy(false);
    }
  };
  return (
    <IconButton
      icon="x"
      label={say(m.remove, { name })}
      title={why}
      tooltipAlign="end"
      disabled={busy || why !== undefined}
      onClick={() => void remove()}
    />
  );
}

function AddMember({ record }: { record: CaseRecord }) {
  const say = useSay();
  const [person, setPerson] = useState<ChosenPerson | null>(null);
  const [values, setValues] = useState({ userId: '', part: '' });
  const { field, busy, failure, form } = useForm({
    values,
    onChange: setValues,
    check: ({ userId }): { userId?: string } => (userId ? {} : { userId: say(m.missing) }),
    async submit({ userId, part }) {
      takeOverCase(await addMember(record.id, Number(userId), part.trim()));
      notify.success(say(m.added, { name: person?.name ?? '' }));
      setPerson(null);
      setValues({ userId: '', part: '' });
    },
  });
  const userId = field('userId');
  return (
    <form {...form} className="stack-sm">
      <h3>{say(m.add)}</h3>
      <PersonChoice
        label={say(m.person)}
        error={userId.error}
        disabled={busy}
        required
        value={person}
        onChange={(chosen) => {
          setPerson(chosen);
          userId.onChange(chosen ? String(chosen.id) : '');
        }}
      />
      <TextField {...field('part')} label={say(m.part)} optional={say(reasonMessages.optional)} maxLength={100} />
      {failure && <Banner kind="error">{failure}</Banner>}
      <div className="row row-end">
        <Button type="submit" busy={busy}>
          {say(m.addConfirm)}
        </Button>
      </div>
    </form>
  );
}
