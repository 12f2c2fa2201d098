import type { Run } from '@vigie/domain/modules/procedures/text/blocks';
import type { MarkedRun } from '@vigie/domain/modules/procedures/text/compare';
import { Fragment, type ReactNode } from 'react';

/** Running text in its dress. */
export function Runs({ runs }: { runs: readonly Run[] }) {
  return runs.map((run, place) => <Fragment key={keyOf(place)}>{dressed(run)}</Fragment>);
}

/** The same with what was added and what was removed. */
export function MarkedRuns({ runs }: { runs: readonly MarkedRun[] }) {
  return runs.map(({ mark, run }, place) => {
    if (mark === 'added') return <ins key={keyOf(place)}>{dressed(run)}</ins>;
    if (mark === 'removed') return <del key={keyOf(place)}>{dressed(run)}</del>;
    return <Fragment key={keyOf(place)}>{dressed(run)}</Fragment>;
  });
}

/** A run is what stands at its place: it has nothing else to be known by. */
const keyOf = (place: number) => `run-${place}`;

function dressed({ text, bold, italic, underline, code, superscript, subscript, link }: Run): ReactNode {
  let shown: ReactNode = text;
  if (code) shown = <code>{shown}</code>;
  if (superscript) shown = <sup>{shown}</sup>;
  if (subscript) shown = <sub>{shown}</sub>;
  if (underline) shown = <u>{shown}</u>;
  if (italic) shown = <em>{shown}</em>;
  if (bold) shown = <strong>{shown}</strong>;
  if (!link) return shown;
  return (
    <a href={link} target="_blank" rel="noopener noreferrer">
      {shown}
    </a>
  );
}
