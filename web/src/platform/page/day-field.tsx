import { listMessages } from '@vigie/domain/messages/lists';
import type { ComponentProps } from 'react';
import { DateField } from '../../ui/fields/date-field';
import { useSay } from './messages';

type DateFieldProps = ComponentProps<typeof DateField>;
type DayFieldProps = Omit<DateFieldProps, 'placeholder' | 'invalidMessage'> &
  Partial<Pick<DateFieldProps, 'placeholder'>>;

/** A day, with the words that say how one is written. */
export function DayField(props: DayFieldProps) {
  const say = useSay();
  return (
    <DateField placeholder={say(listMessages.dateFormat)} {...props} invalidMessage={say(listMessages.dateInvalid)} />
  );
}
