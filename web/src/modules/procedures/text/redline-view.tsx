import type { Block } from '@vigie/domain/modules/procedures/text/blocks';
import {
  type ComparedBlock,
  countsOf,
  isReformatted,
  type MarkedLine,
} from '@vigie/domain/modules/procedures/text/compare';
import { redlineMessages as m } from '@vigie/domain/modules/procedures/text/messages';
import { stepNumbers } from '@vigie/domain/modules/procedures/text/outline';
import { useMemo, useState } from 'react';
import { useSay } from '../../../platform/page/messages';
import { Toggle } from '../../../ui/buttons/toggle';
import { BlockView, TableView, type TextAddresses, TextLine } from './block-view';
import { NestedItems } from './nested-items';
import { MarkedRuns } from './runs';

interface RedlineViewProps {
  compared: readonly ComparedBlock[];
  addresses: TextAddresses;
  /** The blocks that count as changed, where that is not left to the comparison; the others are left out at first. */
  only?: ReadonlySet<string>;
}

/** Two versions as one text, with what was added, removed, changed and moved. */
export function RedlineView({ compared, addresses, only }: RedlineViewProps) {
  const say = useSay();
  const [changesOnly, setChangesOnly] = useState(only !== undefined);
  const counts = useMemo(() => countsOf(compared), [compared]);
  const steps = useMemo(
    () => stepNumbers(compared.filter(({ state }) => state !== 'removed').map(({ block }) => block)),
    [compared],
  );
  const isEqual = Object.values(counts).every((count) => count === 0);
  if (isEqual) return <p className="muted">{say(m.nothing)}</p>;
  return (
    <div className="stack-sm">
      <div className="row row-between wrap">
        <p>{say(m.counts, counts)}</p>
        <Toggle label={say(m.onlyChanges)} checked={changesOnly} onChange={setChangesOnly} />
      </div>
      <article className="text-of-procedure">
        {stretchesOf(compared, changesOnly, only).map((stretch) =>
          'unchanged' in stretch ? (
            <p key={stretch.id} className="muted small text-skipped">
              {say(m.unchanged, { n: stretch.unchanged })}
            </p>
          ) : (
            <RedlineBlock
              key={stretch.shown.block.id}
              compared={stretch.shown}
              addresses={addresses}
              number={steps.get(stretch.shown.block.id)}
            />
          ),
        )}
      </article>
    </div>
  );
}

type Stretch = { readonly shown: ComparedBlock } | { readonly id: string; readonly unchanged: number };

/** Blocks one by one; where only changes are asked for, neighbours that stayed are one line. */
function stretchesOf(
  compared: readonly ComparedBlock[],
  changesOnly: boolean,
  only: ReadonlySet<string> | undefined,
): readonly Stretch[] {
  const stretches: Stretch[] = [];
  const isChanged = ({ state, moved, block }: ComparedBlock) => (only ? only.has(block.id) : state !== 'same' || moved);
  for (const one of compared) {
    const last = stretches.at(-1);
    if (!changesOnly || isChanged(one)) stretches.push({ shown: one });
    else if (last && 'unchanged' in last) stretches[stretches.length - 1] = { ...last, unchanged: last.unchanged + 1 };
    else stretches.push({ id: `before-${one.block.id}`, unchanged: 1 });
  }
  return stretches;
}

interface RedlineBlockProps {
  compared: ComparedBlock;
  addresses: TextAddresses;
  number: number | undefined;
}

function RedlineBlock({ compared, addresses, number }: RedlineBlockProps) {
  const say = useSay();
  const { state, moved, block } = compared;
  const names = [
    ...(state === 'same' ? [] : [say(m[state])]),
    ...(moved ? [say(m.moved)] : []),
    ...(state === 'changed' && isReformatted(compared) ? [say(m.reformatted)] : []),
  ];
  return (
    <section className="text-block text-compared" data-state={moved && state === 'same' ? 'moved' : state}>
      {names.length > 0 && <p className="small strong muted">{names.join(', ')}</p>}
      <ComparedContent compared={compared} addresses={addresses} number={block.kind === 'step' ? number : undefined} />
    </section>
  );
}

function ComparedContent({ compared, addresses, number }: RedlineBlockProps) {
  const { state, block, former, lines } = compared;
  const whole = <BlockView block={block} addresses={addresses} number={number} />;
  if (state === 'added') return <ins>{whole}</ins>;
  if (state === 'removed') return <del>{whole}</del>;
  if (state === 'same' || !former) return whole;
  if (lines) return <MarkedBlock block={block} lines={lines} number={number} />;
  return (
    <>
      <del>
        <BlockView block={former} addresses={addresses} number={undefined} />
      </del>
      <ins>{whole}</ins>
    </>
  );
}

function MarkedBlock({
  block,
  lines,
  number,
}: {
  block: Block;
  lines: readonly MarkedLine[];
  number: number | undefined;
}) {
  if (block.kind === 'table') {
    const rows = lines.map(({ cells }) => cells);
    return <TableView headed={block.headed} rows={rows} show={(runs) => <MarkedRuns runs={runs} />} />;
  }
  if (block.kind === 'list') {
    const items = lines.map(({ depth, ordered, cells }) => ({
      depth,
      ordered,
      content: <MarkedRuns runs={cells.flat()} />,
    }));
    return <NestedItems items={items} />;
  }
  return lines.map(({ cells }, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a line is what stands at its place
    <TextLine key={place} block={block} number={place === 0 ? number : undefined}>
      <MarkedRuns runs={cells.flat()} />
    </TextLine>
  ));
}
