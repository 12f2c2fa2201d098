import { listMessages } from '@vigie/domain/messages/lists';
import { auditTypeMessages } from '@vigie/domain/modules/audits/audits/messages';
import type { NamedLine } from '@vigie/domain/modules/audits/programmes/contract';
import { isOfSupplier } from '@vigie/domain/modules/audits/programmes/line';
import { programmeLineFieldMessages as f } from '@vigie/domain/modules/audits/programmes/messages';
import { lineTableMessages as t } from '@vigie/domain/modules/audits/programmes/page-messages';
import { useMemo } from 'react';
import { placeOf } from '../../../platform/page/address';
import { type Say, useSay } from '../../../platform/page/messages';
import { EntryNone, EntryPerson } from '../../../platform/records/entry-marks';
import { Link } from '../../../platform/router/link';
import { useRouter } from '../../../platform/router/router';
import { IconButton } from '../../../ui/buttons/icon-button';
import { formatDay } from '../../../ui/fields/day';
import { Icon } from '../../../ui/icons/icon';
import type { Column } from '../../../ui/lists/table';
import { linesAddress, type NumberedLine } from './lines-search';
import { rhythmInWords } from './rhythm';
import type { LineChanges } from './use-line-changes';
import './programmes.css';

interface LineColumnsProps {
  programme: string;
  find: string;
  canChange: boolean;
  isFull: boolean;
  /** Why the lead of a line is not independent at its next audit, by the line. */
  dependent: ReadonlyMap<string, string>;
  onRemove: LineChanges['remove'];
}

/** The same ones as long as they show the same: a row is drawn anew only when its line has changed. */
export function useLineColumns(props: LineColumnsProps): readonly Column<NumberedLine>[] {
  const { programme, find, canChange, isFull, dependent, onRemove } = props;
  const say = useSay();
  const { history } = useRouter();
  return useMemo(() => {
    const open = (line: string) => linesAddress(programme, { find, line });
    const actions: Column<NumberedLine> = {
      id: 'actions',
      label: say(t.actions),
      cell: ({ line, n }) => (
        <span className="flex gap-4 line-actions">
          <IconButton
            icon="copy"
            label={say(t.copy, { n })}
            tooltipAlign="end"
            aria-haspopup="dialog"
            disabled={isFull}
            onClick={() => history.push(open(`copy-${line.id}`))}
          />
          <IconButton icon="trash" label={say(t.remove, { n })} tooltipAlign="end" onClick={() => onRemove(line, n)} />
        </span>
      ),
    };
    return [
      { id: 'n', label: say(t.number), cell: ({ n }) => <span className="muted digits">{n}</span> },
      {
        id: 'where',
        label: say(t.where),
        fluid: true,
        cell: ({ line }) => (
          <>
            <Link className="row-link" {...placeOf(open(line.id))} aria-haspopup="dialog">
              {whereOf(line)}
            </Link>
            <small className="block meta">{[line.site, say(auditTypeMessages[line.type])].join(' · ')}</small>
          </>
        ),
      },
      {
        id: 'what',
        label: say(t.what),
        cell: ({ line }) => listed([...line.processes, ...line.standards.map(standardInWords)], say),
      },
      {
        id: 'template',
        label: say(f.template),
        cell: ({ line }) => (line.templateId ? listed([line.template ?? line.templateId], say) : <Missing />),
      },
      {
        id: 'lead',
        label: say(f.lead),
        cell: ({ line }) => <Lead name={line.lead} why={dependent.get(line.id)} />,
      },
      {
        id: 'when',
        label: say(t.when),
        cell: ({ line }) => (
          <span>
            {formatDay(line.firstDay)}
            <small className="block meta">
              {[rhythmInWords(line.everyMonths, say), say(t.dayCount, { n: line.days })].join(' · ')}
            </small>
          </span>
        ),
      },
      ...(canChange ? [actions] : []),
    ];
  }, [say, history, programme, find, canChange, isFull, dependent, onRemove]);
}

export const whereOf = ({ type, departments, supplier }: NamedLine): string =>
  isOfSupplier(type) ? supplier : departments.join(', ');

export const standardInWords = ({ standard, clauses }: NamedLine['standards'][number]): string =>
  clauses.length > 0 ? `${standard} (${clauses.join(', ')})` : standard;

function listed(texts: readonly string[], say: Say) {
  if (texts.length === 0) return <EntryNone why={say(listMessages.notGiven)} />;
  const all = texts.join(', ');
  return (
    <span className="block clip line-listed" title={all}>
      {all}
    </span>
  );
}

/** Keeps the programme from being approved. */
function Missing() {
  const say = useSay();
  return (
    <span className="inline-row text-13 nowrap line-missing">
      <Icon name="alert" />
      {say(t.missing)}
    </span>
  );
}

function Lead({ name, why }: { name: string | null; why: string | undefined }) {
  const say = useSay();
  if (name === null) return <Missing />;
  return (
    <>
      <EntryPerson name={name} />
      {why && (
        <span className="inline-row small nowrap line-missing" title={why}>
          <Icon name="alert" />
          {say(t.dependent)}
          <span className="sr">{why}</span>
        </span>
      )}
    </>
  );
}
