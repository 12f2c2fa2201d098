import { definitionMessages } from '@vigie/domain/modules/cases/messages/kinds';
import type { ComponentProps } from 'react';
import { useSay } from '../../../../platform/page/messages';
import { RecordReferenceField } from '../../../records/public';

/** What a report of this detection mode may have been found with, by the names of the kinds. */
const referredKinds: Readonly<Record<string, readonly string[]>> = {
  audit: ['finding', 'audit', 'questionnaire'],
  gemba: ['observation', 'gemba_walk'],
};

export const hasReference = (mode: string | null): boolean => mode !== null && mode in referredKinds;

type ReferenceFieldProps = Omit<ComponentProps<typeof RecordReferenceField>, 'kinds' | 'label' | 'maxLength' | 'name'>;

/** The finding, observation, audit or walk that made the reporter notice it. */
export function ReferenceField({ mode, ...field }: ReferenceFieldProps & { mode: string | null }) {
  const say = useSay();
  return (
    <RecordReferenceField
      {...field}
      name="detectionReference"
      label={say(definitionMessages.detectionReference)}
      kinds={referredKinds[mode ?? ''] ?? []}
      maxLength={100}
    />
  );
}
