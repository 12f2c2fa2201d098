import type { Block } from '@vigie/domain/modules/procedures/text/blocks';
import { textMessages as m } from '@vigie/domain/modules/procedures/text/messages';
import type { ReactNode } from 'react';
import { placeOf } from '../../../platform/page/address';
import { useSay } from '../../../platform/page/messages';
import { Link } from '../../../platform/router/link';
import { Icon } from '../../../ui/icons/icon';
import { NestedItems } from './nested-items';
import { Runs } from './runs';
import './text.css';

/** Where what a text names is found. */
export interface TextAddresses {
  readonly image: (file: string) => string;
  /** Null for a record that the reader cannot open. */
  readonly record: (record: string) => string | null;
}

interface BlockViewProps {
  block: Block;
  addresses: TextAddresses;
  /** Of a step. */
  number: number | undefined;
}

export function BlockView({ block, addresses, number }: BlockViewProps) {
  switch (block.kind) {
    case 'list':
      return (
        <NestedItems
          items={block.items.map(({ depth, ordered, runs }) => ({ depth, ordered, content: <Runs runs={runs} /> }))}
        />
      );
    case 'table':
      return <TableView headed={block.headed} rows={block.rows} show={({ runs }) => <Runs runs={runs} />} />;
    case 'image':
      return (
        <figure>
          <img src={addresses.image(block.file)} alt={block.alternative} loading="lazy" />
          {block.caption && <figcaption className="muted small">{block.caption}</figcaption>}
        </figure>
      );
    case 'reference':
      return <Reference record={block.record} label={block.label} address={addresses.record(block.record)} />;
    default:
      return (
        <TextLine block={block} number={number}>
          <Runs runs={block.runs} />
        </TextLine>
      );
  }
}

/** What is one piece of running text, as its kind looks. */
export function TextLine({
  block,
  number,
  children,
}: {
  block: Block;
  number: number | undefined;
  children: ReactNode;
}) {
  const say = useSay();
  switch (block.kind) {
    case 'heading': {
      // The page has the first level.
      const Tag = (['h2', 'h3', 'h4'] as const)[block.level - 1] ?? 'h4';
      return <Tag className={`text-heading text-heading-${block.level}`}>{children}</Tag>;
    }
    case 'step':
      return (
        <p className="text-step">
          <span className="semibold nowrap text-step-number">{number && say(m.step, { n: number })}</span>
          <span className="text-words">{children}</span>
        </p>
      );
    case 'warning':
      return (
        <div className="rounded text-warning" role="note">
          <Icon name="alert" />
          <p className="text-words">
            <strong>{say(m.warning)}</strong> {children}
          </p>
        </div>
      );
    default:
      return <p className="text-words">{children}</p>;
  }
}

interface TableViewProps<Content> {
  headed: boolean;
  rows: readonly (readonly Content[])[];
  show: (content: Content) => ReactNode;
}

export function TableView<Content>({ headed, rows, show }: TableViewProps<Content>) {
  const columns = Math.max(0, ...rows.map((row) => row.length));
  return (
    // A wide table is scrolled with the keyboard too.
    <div className="text-table" tabIndex={columns > 4 ? 0 : undefined}>
      <table>
        <tbody>
          {rows.map((row, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a row is what stands at its place
            <tr key={place}>
              {row.map((content, column) => {
                const Tag = headed && place === 0 ? 'th' : 'td';
                // biome-ignore lint/suspicious/noArrayIndexKey: a cell is what stands at its place
                return <Tag key={column}>{show(content)}</Tag>;
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Reference({ record, label, address }: { record: string; label: string; address: string | null }) {
  const say = useSay();
  const words = [record, label].filter(Boolean).join(' · ');
  return (
    <p>
      {say(m.reference)} {address === null ? words : <Link {...placeOf(address)}>{words}</Link>}
    </p>
  );
}
