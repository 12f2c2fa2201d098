import { inboxMessages as m } from '@vigie/domain/messages/inbox';
import type { ComponentProps } from 'react';
import { DateField } from '../ui/date-field';
import { useSay } from './messages';

/** A day, with the words that say how one is written. */
export function DayField(props: Omit<ComponentProps<typeof DateField>, 'placeholder' | 'invalidMessage'>) {
  const say = useSay();
  return <DateField {...props} placeholder={say(m.dateFormat)} invalidMessage={say(m.dateInvalid)} />;
}
