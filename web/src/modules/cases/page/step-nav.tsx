import { Link } from '@tanstack/react-router';
import { casePageMessages as m } from '@vigie/domain/messages/case-page';
import { sectionMessages, stepMarkMessages } from '@vigie/domain/messages/steps';
import type { CaseRecord } from '@vigie/domain/modules/cases/contract';
import { caseKinds, stepsOf } from '@vigie/domain/modules/cases/kinds';
import { type StepMark, stepMarks } from '@vigie/domain/modules/cases/step-workflow';
import type { StepName } from '@vigie/domain/modules/cases/steps/steps';
import { useId, useState } from 'react';
import { tabStore } from '../../../platform/browser-storage';
import { useSay } from '../../../platform/messages';
import { Icon } from '../../../ui/icon';
import { useMedia } from '../../../ui/use-media';
import { type PlaceName, placeAddress, titleOf } from './case-place';
import { rememberedSections, rememberSections, type Section, sections, withPlaceShown } from './section-memory';
import { StepMarkIcon } from './step-mark';
import './step-nav.css';

interface StepNavProps {
  record: CaseRecord;
  place: PlaceName | null;
}

function markOf(record: CaseRecord, name: PlaceName): StepMark {
  if (name === 'definition') return 'reviewed';
  return record.steps.find((step) => step.name === name)?.mark ?? 'open';
}

function doneOf(record: CaseRecord, names: readonly StepName[]): number {
  return names.filter((name) => markOf(record, name) !== 'open').length;
}

/** The list on the left; on a narrow screen a bar that unfolds it. */
export function StepNav({ record, place }: StepNavProps) {
  const say = useSay();
  const id = useId();
  const isNarrow = useMedia('(max-width: 860px)');
  const [unfoldedAt, setUnfoldedAt] = useState<PlaceName | 'nowhere' | null>(null);
  const here = place ?? 'nowhere';
  // Going to a step folds the list away again.
  const isUnfolded = unfoldedAt === here;
  return (
    <>
      {isNarrow && (
        <button
          type="button"
          className="step-bar"
          aria-expanded={isUnfolded}
          aria-controls={id}
          onClick={() => setUnfoldedAt(isUnfolded ? null : here)}
        >
          <span className="grow">
            <small>{sectionTitle(record, place, say) ?? say(m.steps)}</small>
            <b>{place ? say(titleOf(place)) : say(m.pickStep)}</b>
            <StepMeter record={record} />
          </span>
          <Icon name="chevron-down" />
        </button>
      )}
      <nav className={isUnfolded ? 'step-rail unfolded' : 'step-rail'} id={id} aria-label={say(m.steps)}>
        <div>
          <StepMeter record={record} />
          <Sum record={record} />
          <StepLink record={record} name="definition" isHere={place === 'definition'} />
          <Sections record={record} place={place} />
          <ul className="step-legend" aria-label={say(m.legend)}>
            {stepMarks.map((mark) => (
              <li key={mark}>
                <StepMarkIcon mark={mark} />
                {say(stepMarkMessages[mark])}
              </li>
            ))}
          </ul>
        </div>
      </nav>
    </>
  );
}

function sectionTitle(record: CaseRecord, place: PlaceName | null, say: ReturnType<typeof useSay>): string | null {
  const section = sections.find((one) => place && caseKinds[record.kind][one].some((name) => name === place));
  if (!section) return null;
  const names = caseKinds[record.kind][section];
  return say(sectionMessages[section], { done: doneOf(record, names), total: names.length });
}

function StepMeter({ record }: { record: CaseRecord }) {
  const names: readonly PlaceName[] = ['definition', ...stepsOf(record.kind)];
  return (
    <span className="step-meter" aria-hidden="true">
      {names.map((name) => (
        <i key={name} className={markOf(record, name)} />
      ))}
    </span>
  );
}

function Sum({ record }: { record: CaseRecord }) {
  const say = useSay();
  const names = stepsOf(record.kind);
  const reviewed = names.filter((name) => markOf(record, name) === 'reviewed').length;
  return <p className="step-sum">{say(m.stepSum, { ready: doneOf(record, names), total: names.length, reviewed })}</p>;
}

function Sections({ record, place }: StepNavProps) {
  const ofKind = caseKinds[record.kind];
  const [open, setOpen] = useState(() => withPlaceShown(rememberedSections(tabStore), ofKind, place));
  const [shownFor, setShownFor] = useState(place);
  if (shownFor !== place) {
    setShownFor(place);
    setOpen(withPlaceShown(open, ofKind, place));
  }
  const toggle = (section: Section) => {
    const next = { ...open, [section]: !open[section] };
    setOpen(next);
    rememberSections(tabStore, next);
  };
  return sections.map((section) => (
    <SectionSteps
      key={section}
      record={record}
      section={section}
      place={place}
      isOpen={open[section]}
      onToggle={() => toggle(section)}
    />
  ));
}

interface SectionStepsProps extends StepNavProps {
  section: Section;
  isOpen: boolean;
  onToggle: () => void;
}

function SectionSteps({ record, section, place, isOpen, onToggle }: SectionStepsProps) {
  const say = useSay();
  const id = useId();
  const names = caseKinds[record.kind][section];
  return (
    <>
      <button type="button" className="step-section" aria-expanded={isOpen} aria-controls={id} onClick={onToggle}>
        <span>{say(sectionMessages[section], { done: doneOf(record, names), total: names.length })}</span>
        <Icon name={isOpen ? 'chevron-down' : 'chevron-right'} />
      </button>
      <ul id={id} hidden={!isOpen}>
        {names.map((name) => (
          <li key={name}>
            <StepLink record={record} name={name} isHere={place === name} />
          </li>
        ))}
      </ul>
    </>
  );
}

function StepLink({ record, name, isHere }: { record: CaseRecord; name: PlaceName; isHere: boolean }) {
  const say = useSay();
  const mark = markOf(record, name);
  return (
    // The router says of itself that this is the current page.
    <Link className={isHere ? 'step-link here' : 'step-link'} to={placeAddress(record, name)} search={true}>
      <StepMarkIcon mark={mark} />
      <span>{say(titleOf(name))}</span>
      <span className="sr">, {say(name === 'definition' ? m.complete : stepMarkMessages[mark])}</span>
    </Link>
  );
}
