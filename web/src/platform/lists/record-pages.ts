import type { Message } from '@vigie/domain/kernel/message';
import type { IconName } from '../../ui/icons/icon';
import type { WebPage } from '../page/web-module';

interface RecordPages extends Pick<WebPage, 'title' | 'language' | 'permission' | 'group'> {
  readonly path: string;
  /** Where the API has the records. */
  readonly api: string;
  readonly usualSort: string;
  readonly usualAssigned?: 'everyone';
  readonly hasBoard?: boolean;
  readonly icon?: IconName;
  /** The title of the dialog that begins another one, where that has an address of its own. */
  readonly begins?: Message;
  readonly list: WebPage['load'];
  readonly one: WebPage['load'];
}

/** The pages of a kind: its list, the dialog over it, and one record. */
export function recordPages(kind: RecordPages): readonly WebPage[] {
  const {
    path,
    api,
    usualSort,
    usualAssigned = 'team',
    hasBoard,
    icon,
    group,
    begins,
    title,
    language,
    permission,
  } = kind;
  const firstRequest = firstRowsAddress(api, {}, usualSort, hasBoard, usualAssigned);
  const list = { language, permission, load: kind.list, firstRequest };
  return [
    { path, title, ...(icon && { icon }), ...(group && { group }), ...list },
    ...(begins ? [{ path: `${path}/new`, title: begins, icon: 'plus' as const, over: path, ...list }] : []),
    { path: `${path}/$id`, title, language, permission, shownTo: [], load: kind.one, firstRequest: `${api}/:id` },
  ];
}

/** What a list asks for when its address says nothing: the words and their order are those of `useList`. */
export function firstRowsAddress(
  path: string,
  of: Readonly<Record<string, string>>,
  sort: string,
  hasBoard = true,
  assigned = 'team',
): string {
  const query = new URLSearchParams({ ...of, assigned });
  return `${path}${hasBoard ? ':board' : ''}?${query}&today=:today&sort=${sort}&direction=desc&page=1`;
}
