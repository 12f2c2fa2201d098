import { pageSize } from '@vigie/domain/kernel/listing';
import { pagerMessages as m } from '@vigie/domain/messages/lists';
import { Pagination } from '../../ui/lists/pagination';
import { useSay } from '../page/messages';

interface ListPagerProps {
  list: {
    readonly items: readonly unknown[];
    readonly total: number;
    readonly page: number;
    readonly pageCount: number;
  };
  hrefOf: (page: number) => string;
  onPage: (page: number) => void;
}

/** The pages of a list of the API, with its words. */
export function ListPager({ list, hrefOf, onPage }: ListPagerProps) {
  const say = useSay();
  const first = (list.page - 1) * pageSize + 1;
  return (
    <Pagination
      page={list.page}
      pageCount={list.pageCount}
      hrefOf={hrefOf}
      onPage={(page) => {
        onPage(page);
        window.scrollTo(0, 0);
      }}
      range={say(m.range, { first, last: first + list.items.length - 1, total: list.total })}
      labels={{
        nav: say(m.label),
        previous: say(m.previous),
        next: say(m.next),
        page: (n) => say(m.page, { n }),
      }}
    />
  );
}
