import type { Block, Blocks } from '@vigie/domain/modules/procedures/text/blocks';
import { textMessages as m } from '@vigie/domain/modules/procedures/text/messages';
import { outline, stepNumbers } from '@vigie/domain/modules/procedures/text/outline';
import { memo, type ReactNode, useMemo } from 'react';
import { useSay } from '../../../platform/page/messages';
import { BlockView, type TextAddresses } from './block-view';

interface TextReaderProps {
  blocks: Blocks;
  /** Stays the same object while the page is open. */
  addresses: TextAddresses;
  /** What stands behind a block, such as its comments. */
  behind?: (block: Block) => ReactNode;
  /** Blocks that are set off, such as those that changed since one last signed. */
  marked?: ReadonlySet<string>;
}

/** A text to be read and printed. Each block is an anchor: its address can be shared and cited. */
export function TextReader({ blocks, addresses, behind, marked }: TextReaderProps) {
  const steps = useMemo(() => stepNumbers(blocks), [blocks]);
  return (
    <article className="text-of-procedure">
      {blocks.map((block) => (
        <section
          key={block.id}
          id={block.id}
          className={marked?.has(block.id) ? 'text-block text-marked' : 'text-block'}
        >
          <KnownBlock block={block} addresses={addresses} number={steps.get(block.id)} />
          {behind?.(block)}
        </section>
      ))}
    </article>
  );
}

/** Most of 2,000 blocks stay as they are when one changes. */
const KnownBlock = memo(function KnownBlock(props: {
  block: Block;
  addresses: TextAddresses;
  number: number | undefined;
}) {
  const say = useSay();
  return (
    <>
      {props.block.rivalOf !== undefined && <p className="small strong text-rival">{say(m.rival)}</p>}
      <BlockView {...props} />
    </>
  );
});

/** The headings of a text, as links to them. */
export function TextContents({ blocks }: { blocks: Blocks }) {
  const say = useSay();
  const entries = useMemo(() => outline(blocks), [blocks]);
  if (entries.length === 0) return null;
  return (
    <nav className="text-contents" aria-label={say(m.contents)}>
      <ul>
        {entries.map(({ id, level, title }) => (
          <li key={id} data-level={level}>
            <a href={`#${id}`}>{title || say(m.untitled)}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
