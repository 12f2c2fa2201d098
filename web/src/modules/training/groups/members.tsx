import type { Message } from '@vigie/domain/kernel/message';
import type { Objection } from '@vigie/domain/kernel/workflow';
import { curriculaPath, requirementsPath } from '@vigie/domain/modules/training/id';
import { trainingPageTexts as p } from '@vigie/domain/modules/training/pages/messages';
import { type Membership, membersNow } from '@vigie/domain/modules/training/rules/membership';
import { useState } from 'react';
import { formatMinute } from '../../../platform/page/dates';
import { useSay } from '../../../platform/page/messages';
import type { RecordVersion } from '../../../platform/records/record-transition';
import { Link } from '../../../platform/router/link';
import { WhyButton } from '../../../ui/buttons/why-button';
import { ChangeRecordDialog, type FieldInputProps, type RecordCalls, type RecordFields } from '../../records/public';
import { MembersField } from '../members-field';
import { type MemberKind, useTitles } from '../titles';

const paths: Readonly<Record<MemberKind, string>> = {
  training_requirement: requirementsPath,
  curriculum: curriculaPath,
};

const idsIn = (entered: string) => entered.split(',').filter(Boolean);

/** Several of a kind, as a field of a form: their numbers with commas. */
export function membersInput(kind: MemberKind, label: Message, most: number): RecordFields[string] {
  return {
    label,
    takes: 'line',
    given: idsIn,
    Input: ({ label: said, error, disabled, value, onChange }: FieldInputProps) => (
      <MembersField
        kind={kind}
        label={said}
        error={error}
        disabled={disabled}
        most={most}
        value={idsIn(value)}
        onChange={(ids) => onChange(ids.join(','))}
      />
    ),
  };
}

interface MembersProps<Detail extends RecordVersion> {
  calls: RecordCalls<Detail>;
  record: Detail & { readonly members: readonly Membership[] };
  kind: MemberKind;
  fields: RecordFields;
  /** The field that the numbers are changed in. */
  field: string;
  objection: Objection | null;
}

/** What belongs to a curriculum or a post now, what did, and the way to change it. */
export function Members<Detail extends RecordVersion>(props: MembersProps<Detail>) {
  const { calls, record, kind, fields, field, objection } = props;
  const say = useSay();
  const titles = useTitles(kind).data;
  const [isChanging, setChanging] = useState(false);
  const now = record.members.filter(({ until }) => until === null);
  const former = record.members.filter(({ until }) => until !== null);
  const spanOf = ({ from, until }: Membership) =>
    until === null
      ? say(p.since, { from: formatMinute(from) })
      : say(p.fromUntil, { from: formatMinute(from), until: formatMinute(until) });
  const lines = (members: readonly Membership[]) => (
    <ul className="lines">
      {members.map((member) => (
        <li key={`${member.id} ${member.from}`}>
          <Link className="breaks touch-link grow" to={`${paths[kind]}/${member.id}`}>
            {[member.id, titles?.get(member.id)].filter(Boolean).join(' · ')}
          </Link>
          <small className="meta">{spanOf(member)}</small>
        </li>
      ))}
    </ul>
  );
  return (
    <div className="stack-sm">
      {now.length === 0 ? <p className="muted">{say(p.noMembers)}</p> : lines(now)}
      {former.length > 0 && (
        <>
          <h3 className="text-14">{say(p.formerMembers)}</h3>
          {lines(former)}
        </>
      )}
      <div className="row">
        <WhyButton
          size="small"
          icon="pencil"
          why={objection ? say(objection.message, objection.values) : undefined}
          aria-haspopup="dialog"
          onClick={() => setChanging(true)}
        >
          {say(p.change)}
        </WhyButton>
      </div>
      {isChanging && (
        <ChangeRecordDialog
          calls={calls}
          record={{ ...record, [field]: membersNow(record.members).join(',') }}
          fields={fields}
          needsReason
          onClose={() => setChanging(false)}
        />
      )}
    </div>
  );
}
