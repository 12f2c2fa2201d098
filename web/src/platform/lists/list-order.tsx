import { orderMessages as m } from '@vigie/domain/messages/lists';
import type { ComponentProps } from 'react';
import { TableOrder } from '../../ui/lists/table-order';
import { useSay } from '../page/messages';

/** The order of a list of the API, with its words. */
export function ListOrder<Row, Sort extends string>(
  props: Omit<ComponentProps<typeof TableOrder<Row, Sort>>, 'labels'>,
) {
  const say = useSay();
  const labels = { sortBy: say(m.sortBy), ascending: say(m.ascending), descending: say(m.descending) };
  return <TableOrder {...props} labels={labels} />;
}
