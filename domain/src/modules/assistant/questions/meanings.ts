import type { Assignment } from '../../../kernel/listing';
import type { Kind } from '../../cases/public';
import type { ListName } from './lists';

export type FilterValues = Readonly<Record<string, readonly string[]>>;
export type ValuesByList = Readonly<Partial<Record<ListName, FilterValues>>>;

/** Which day of a record a period is about. */
export type DateField = 'due' | 'detected' | 'created' | 'begun' | 'ended';

/** Words that stand for values of filters: other ones in each list. */
export interface ValueMeaning {
  readonly says: 'value';
  readonly values: ValuesByList;
  /** What the opposite is called, where it is more than all other values: what is not closed is open. */
  readonly opposite?: ValuesByList;
  /** A period right behind it says when that happened: `closed last month`. */
  readonly happened?: DateField;
  /** Then it says nothing else: what was opened in March need not be open. */
  readonly isOnlyHappened?: boolean;
  /** The list that is meant where none is named. */
  readonly usually?: ListName;
  /** A list without such a filter looks for the words instead of saying that it has none. */
  readonly isAlsoText?: boolean;
}

export type Meaning =
  | ValueMeaning
  | { readonly says: 'list'; readonly list: ListName; readonly values?: FilterValues }
  | { readonly says: 'kind'; readonly kind: Kind }
  | { readonly says: 'assigned'; readonly assigned: Assignment }
  | { readonly says: 'date'; readonly field: DateField }
  | {
      readonly says: 'name';
      readonly filters: Readonly<Partial<Record<ListName, string>>>;
      readonly values?: ValuesByList;
    }
  | { readonly says: 'negation' }
  | { readonly says: 'connector' }
  | { readonly says: 'filler' };
