import { recordPageMessages } from '@vigie/domain/messages/record-page';
import { generalMessages } from '@vigie/domain/messages/shell/shell';
import { versionPagesMessages as p } from '@vigie/domain/modules/procedures/pages/messages';
import { procedureBounds as bounds, impacts } from '@vigie/domain/modules/procedures/procedures/procedure';
import {
  versionFieldMessages as f,
  impactMessages,
  versionMessages as m,
} from '@vigie/domain/modules/procedures/versions/messages';
import { useState } from 'react';
import { todayHere } from '../../../platform/page/dates';
import { DayField } from '../../../platform/page/day-field';
import { useForm } from '../../../platform/page/form';
import { useSay } from '../../../platform/page/messages';
import { FormDialog } from '../../../platform/records/form-dialog';
import { PersonChoice } from '../../../platform/records/person-choice';
import { reloadWhenStale } from '../../../platform/transport/stale-version';
import { Select } from '../../../ui/choices/select';
import { TextArea } from '../../../ui/fields/text-area';
import { TextField } from '../../../ui/fields/text-field';
import { PeopleField } from '../../audits/public';
import { changesOf, dayOf, type EnteredVersion } from './entered-version';
import { type VersionDetail, versionCalls } from './queries';

interface ChangeVersionDialogProps {
  version: VersionDetail;
  onClose: () => void;
}

const withoutName = <Field extends { readonly name: string }>({ name: _name, ...field }: Field) => field;

/** Who takes part in a version, what changes in it and from when on it is in force. */
export default function ChangeVersionDialog({ version, onClose }: ChangeVersionDialogProps) {
  const say = useSay();
  const [before] = useState<EnteredVersion>(() => ({
    title: version.title,
    summary: version.summary,
    impact: version.impact,
    plannedOn: version.plannedFrom === null ? '' : dayOf(version.plannedFrom),
    writerId: { id: version.writerId, name: version.writer },
    coAuthorIds: version.coAuthors,
    reviewerIds: version.reviewers,
    approverIds: version.approvers,
    pdfId: version.pdfId ?? '',
  }));
  const [values, setValues] = useState(before);
  const { field, ...form } = useForm<EnteredVersion>({
    values,
    onChange: setValues,
    check: ({ title }): Partial<Record<keyof EnteredVersion, string>> =>
      title.trim() === '' ? { title: say(m.titleMissing) } : {},
    async submit(entered) {
      const changes = changesOf(before, entered);
      const answer = await reloadWhenStale(
        () => versionCalls.change(version, changes as never),
        () => versionCalls.reload(version.id),
        say(recordPageMessages.changedMeanwhile),
      );
      await versionCalls.takeOver(answer);
      onClose();
    },
  });
  const pdfs = version.attachments.filter(({ mediaType }) => mediaType === 'application/pdf');
  return (
    <FormDialog
      {...form}
      title={say(p.changeOf, { id: version.label })}
      submit={say(generalMessages.save)}
      onClose={onClose}
    >
      <TextField {...field('title')} label={say(f.title)} required maxLength={bounds.title} autoComplete="off" />
      <TextArea {...field('summary')} label={say(f.summary)} maxLength={bounds.summary} rows={3} />
      <Select
        {...withoutName(field('impact'))}
        label={say(f.impact)}
        options={[{ value: '', label: '–' }, ...impacts.map((value) => ({ value, label: say(impactMessages[value]) }))]}
      />
      <DayField {...field('plannedOn')} label={say(p.plannedOn)} help={say(p.plannedHelp)} earliest={todayHere()} />
      <PersonChoice {...withoutName(field('writerId'))} label={say(f.author)} required />
      <PeopleField {...withoutName(field('coAuthorIds'))} label={say(f.coAuthors)} most={bounds.coAuthors} />
      <PeopleField {...withoutName(field('reviewerIds'))} label={say(f.reviewers)} most={bounds.reviewers} />
      <PeopleField {...withoutName(field('approverIds'))} label={say(f.approvers)} most={bounds.approvers} />
      {pdfs.length > 0 && (
        <Select
          {...withoutName(field('pdfId'))}
          label={say(p.asFile)}
          options={[{ value: '', label: say(p.noFile) }, ...pdfs.map(({ id, name }) => ({ value: id, label: name }))]}
        />
      )}
    </FormDialog>
  );
}
