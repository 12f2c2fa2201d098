import { caseKinds } from '@vigie/domain/modules/cases/public';
import type { Figure, FigurePart } from '@vigie/domain/modules/overview/contract';
import { overviewMessages as m } from '@vigie/domain/modules/overview/messages';
import { placeOf } from '../../platform/page/address';
import { useSay } from '../../platform/page/messages';
import { Link } from '../../platform/router/link';

/** How much there is of each sort of work; each number leads to the list that it counts. */
export function Figures({ figures }: { figures: readonly Figure[] }) {
  const say = useSay();
  return (
    <ul className="bordered cluster rounded overview-figures" aria-label={say(m.figures)}>
      {figures.map(({ work, label, parts }) => (
        <li key={work} className={parts.some(({ total }) => total > 0) ? undefined : 'overview-none'}>
          <span className="small muted">{label}</span>
          <span className="cluster overview-parts">
            {parts.map((part) => (
              <FigureLink key={part.address} label={label} part={part} isAlone={parts.length === 1} />
            ))}
          </span>
        </li>
      ))}
    </ul>
  );
}

interface FigureLinkProps {
  label: string;
  part: FigurePart;
  isAlone: boolean;
}

function FigureLink({ label, part: { kind, total, address }, isAlone }: FigureLinkProps) {
  const say = useSay();
  const named = kind && !(isAlone && total === 0);
  // What is seen is part of the label: users of speech control say what they see.
  return (
    <Link className="small muted digits touch-target overview-figure" {...placeOf(address)}>
      <span className="sr">{named ? `${label}, ${say(caseKinds[kind].label)}: ` : `${label}: `}</span>
      <b className="strong">{total}</b>
      {named && ` ${caseKinds[kind].prefix.slice(0, -1)}`}
    </Link>
  );
}
