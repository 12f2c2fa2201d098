import type { Message } from '@vigie/domain/kernel/message';
import { actionStatusMessages } from '@vigie/domain/modules/actions/messages/workflow';
import { type Action, type ActionStatus, actionAddress } from '@vigie/domain/modules/actions/public';
import { caseKinds, stepsIn } from '@vigie/domain/modules/cases/kinds';
import { casePageMessages as m } from '@vigie/domain/modules/cases/messages/page';
import { reviewMessages } from '@vigie/domain/modules/cases/messages/review';
import {
  questionnaireSectionMessages,
  sectionMessages,
  stepMarkMessages,
} from '@vigie/domain/modules/cases/messages/steps';
import type { CaseQuestionnaire, CaseRecord } from '@vigie/domain/modules/cases/record';
import { type StepMark, stepMarks } from '@vigie/domain/modules/cases/step-workflow';
import type { StepName } from '@vigie/domain/modules/cases/steps/steps';
import { rolesOnCase } from '@vigie/domain/modules/cases/workflow';
import { memo, type ReactNode, useId, useMemo, useState } from 'react';
import { type Say, useSay } from '../../../platform/page/messages';
import { Link } from '../../../platform/router/link';
import { actorOf, useUser } from '../../../platform/session/session';
import { tabStore } from '../../../platform/storage/browser-storage';
import { useMedia } from '../../../ui/foundation/use-media';
import { Glyph } from '../../../ui/icons/glyph';
import { Icon } from '../../../ui/icons/icon';
import {
  capaActions,
  isTemplatePlace,
  leftOutSentence,
  type PlaceName,
  placeAddress,
  templatePlaces,
  titleOf,
} from './case-place';
import { rememberedSections, rememberSections, type Section, sections, withPlaceShown } from './section-memory';
import { StepMarkIcon } from './step-mark';
import { loadLargeForms } from './steps/step-form';
import '../../../ui/lists/step-link.css';
import './step-nav.css';

interface StepNavProps {
  record: CaseRecord;
  place: PlaceName | null;
  /** On the page of an action, which one; from there the other actions open on their pages too. */
  action?: Pick<Action, 'id'> | undefined;
}

function markOf(record: CaseRecord, name: 'definition' | StepName): StepMark {
  if (name === 'definition') return 'reviewed';
  return record.steps.find((step) => step.name === name)?.mark ?? 'open';
}

function doneOf(record: CaseRecord, names: readonly StepName[]): number {
  return names.filter((name) => markOf(record, name) !== 'open').length;
}

/** The list on the left; on a narrow screen a bar that unfolds it. */
export function StepNav({ record, place, action }: StepNavProps) {
  const say = useSay();
  const id = useId();
  const isNarrow = useMedia('(max-width: 860px)');
  const [unfoldedAt, setUnfoldedAt] = useState<PlaceName | 'nowhere' | null>(null);
  const here = place ?? 'nowhere';
  // Going to a step folds the list away again.
  const isUnfolded = unfoldedAt === here;
  const listed = placesOf(record);
  const section = sections.find((one) => place && listed[one].includes(place));
  return (
    <>
      {isNarrow && (
        <button
          type="button"
          className="no-print step-bar"
          aria-expanded={isUnfolded}
          aria-controls={id}
          onClick={() => setUnfoldedAt(isUnfolded ? null : here)}
        >
          <span className="grow">
            <small className="meta block">{section ? sectionTitle(record, section, say) : say(m.steps)}</small>
            <b>{barTitle(record, place, action, say)}</b>
            <StepMeter record={record} />
          </span>
          <Icon name="chevron-down" />
        </button>
      )}
      <nav
        className={isUnfolded ? 'no-print step-rail unfolded' : 'no-print step-rail'}
        id={id}
        aria-label={say(m.steps)}
        onPointerEnter={loadLargeForms}
        onFocus={loadLargeForms}
      >
        <div>
          <StepMeter record={record} />
          <Sum record={record} />
          <ReviewLink record={record} isHere={place === 'review'} />
          <StepLink record={record} name="definition" isHere={place === 'definition'} />
          <Sections record={record} place={place} action={action} />
          <Legend />
        </div>
      </nav>
    </>
  );
}

function barTitle(record: CaseRecord, place: PlaceName | null, action: StepNavProps['action'], say: Say): string {
  if (place) return titleOf(place, say, record.questionnaires);
  return action ? action.id : say(m.pickStep);
}

/** What each section lists; that of the actions is there once a measure is followed, most cases have no questionnaires. */
function placesOf(record: CaseRecord): Readonly<Record<Section, readonly PlaceName[]>> {
  const { actions, questionnaires } = record;
  return {
    impact: stepsUnder(record, 'impact'),
    investigation: stepsUnder(record, 'investigation'),
    questionnaires: templatePlaces(questionnaires),
    action: capaActions(actions).map(({ origin }) => origin),
  };
}

function stepsUnder(record: CaseRecord, section: 'impact' | 'investigation'): readonly StepName[] {
  const has = stepsIn(record);
  return caseKinds[record.kind][section].filter((name) => has.includes(name));
}

function sectionTitle(record: CaseRecord, section: Section, say: Say): string {
  if (section === 'action') {
    const actions = capaActions(record.actions);
    const done = actions.filter(({ status }) => status === 'completed').length;
    return say(sectionMessages.action, { done, total: actions.length });
  }
  if (section === 'questionnaires') {
    const { questionnaires } = record;
    const done = questionnaires.filter(({ status }) => status === 'submitted').length;
    return say(sectionMessages.questionnaires, { done, total: questionnaires.length });
  }
  const names = stepsUnder(record, section);
  return say(sectionMessages[section], { done: doneOf(record, names), total: names.length });
}

/**
 * These and the links stay as they are when the user goes from step to step, except for the two links that it is about.
 */
const StepMeter = memo(function StepMeter({ record }: { record: CaseRecord }) {
  const names = ['definition', ...stepsIn(record)] as const;
  return (
    <span className="grid step-meter" aria-hidden="true">
      {names.map((name) => (
        <i key={name} className={markOf(record, name)} />
      ))}
    </span>
  );
});

const Legend = memo(function Legend() {
  const say = useSay();
  return (
    <ul className="grid gap-6 small muted line-top icons-14 step-legend" aria-label={say(m.legend)}>
      {stepMarks.map((mark) => (
        <li key={mark} className="row">
          <StepMarkIcon mark={mark} />
          {say(stepMarkMessages[mark])}
        </li>
      ))}
    </ul>
  );
});

const Sum = memo(function Sum({ record }: { record: CaseRecord }) {
  const say = useSay();
  const names = stepsIn(record);
  const reviewed = names.filter((name) => markOf(record, name) === 'reviewed').length;
  return (
    <p className="meta step-sum">{say(m.stepSum, { ready: doneOf(record, names), total: names.length, reviewed })}</p>
  );
});

/** For those who may review them, while there is something to review. */
const ReviewLink = memo(function ReviewLink({ record, isHere }: { record: CaseRecord; isHere: boolean }) {
  const say = useSay();
  const actor = actorOf(useUser());
  const { owner, steps } = record;
  // The server shows only cases of the own company.
  const isReviewer = rolesOnCase({ companyId: actor.companyId, ownerId: owner.id }, actor).includes('qa');
  if (!isReviewer || !steps.some(({ mark }) => mark === 'ready')) return null;
  const icon = <StepMarkIcon mark="ready" />;
  const to = placeAddress(record, 'review');
  return <NavLink to={to} title={say(reviewMessages.toReview)} isHere={isHere} icon={icon} state={null} />;
});

function Sections({ record, place, action: shown }: StepNavProps) {
  const say = useSay();
  const { listed, titles } = useMemo(() => {
    const titled = sections.map((section) => [section, sectionTitle(record, section, say)] as const);
    return { listed: placesOf(record), titles: new Map(titled) };
  }, [record, say]);
  const [open, setOpen] = useState(() => withPlaceShown(rememberedSections(tabStore), listed, place));
  const [shownFor, setShownFor] = useState(place);
  if (shownFor !== place) {
    setShownFor(place);
    setOpen(withPlaceShown(open, listed, place));
  }
  const toggle = (section: Section) => {
    const next = { ...open, [section]: !open[section] };
    setOpen(next);
    rememberSections(tabStore, next);
  };
  return sections
    .filter((section) => listed[section].length > 0)
    .map((section) => (
      <SectionSteps
        key={section}
        title={titles.get(section) ?? ''}
        isOpen={open[section]}
        onToggle={() => toggle(section)}
      >
        {section === 'action' &&
          capaActions(record.actions).map((action) => (
            <li key={action.id}>
              <ActionLink
                record={record}
                action={action}
                isHere={place === action.origin}
                opensPage={shown !== undefined}
              />
            </li>
          ))}
        {section === 'questionnaires' &&
          record.questionnaires.map((asked) => (
            <li key={asked.templateId}>
              <QuestionnaireLink record={record} asked={asked} isHere={place === asked.templateId} />
            </li>
          ))}
        {(section === 'impact' || section === 'investigation') &&
          stepsUnder(record, section).map((name) => (
            <li key={name}>
              <StepLink record={record} name={name} isHere={place === name} />
            </li>
          ))}
        {section === 'impact' && <LeftOutSteps record={record} />}
      </SectionSteps>
    ));
}

/** What the rule of the company leaves out stands in the list with the reason, and leads nowhere. */
const LeftOutSteps = memo(function LeftOutSteps({ record }: { record: CaseRecord }) {
  const say = useSay();
  return record.leftOutSteps.map((name) => (
    <li key={name} className="step-link step-left-out">
      <Glyph name="void" />
      <span>
        {titleOf(name, say)}
        <small className="meta block">{leftOutSentence(record, say)}</small>
      </span>
    </li>
  ));
});

interface SectionStepsProps {
  title: string;
  isOpen: boolean;
  onToggle: () => void;
  children: ReactNode;
}

function SectionSteps({ title, isOpen, onToggle, children }: SectionStepsProps) {
  const id = useId();
  return (
    <>
      <button
        type="button"
        className="row gap-4 note strong digits full-width rounded icons-14 step-section"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={onToggle}
      >
        <span>{title}</span>
        <Icon name={isOpen ? 'chevron-down' : 'chevron-right'} />
      </button>
      <ul id={id} hidden={!isOpen}>
        {children}
      </ul>
    </>
  );
}

/** The marks of an action are those of a step, as far as they go. */
const actionMarks: Readonly<Record<ActionStatus, StepMark>> = {
  in_progress: 'open',
  ready_for_qa: 'ready',
  approved: 'reviewed',
  completed: 'reviewed',
  cancelled: 'open',
};

function actionMark({ status }: Pick<Action, 'status'>) {
  const icon = status === 'cancelled' ? <Glyph name="void" /> : <StepMarkIcon mark={actionMarks[status]} />;
  return { icon, state: actionStatusMessages[status] };
}

interface ActionLinkProps {
  record: CaseRecord;
  action: ReturnType<typeof capaActions<CaseRecord['actions'][number]>>[number];
  isHere: boolean;
  opensPage: boolean;
}

const ActionLink = memo(function ActionLink({ record, action, isHere, opensPage }: ActionLinkProps) {
  const to = opensPage ? actionAddress(action.id) : placeAddress(record, action.origin);
  return <NavLink to={to} title={action.origin} isHere={isHere} {...actionMark(action)} />;
});

interface QuestionnaireLinkProps {
  record: CaseRecord;
  asked: CaseQuestionnaire;
  isHere: boolean;
}

/** Submitted counts as ready does. */
const QuestionnaireLink = memo(function QuestionnaireLink({ record, asked, isHere }: QuestionnaireLinkProps) {
  const { templateId, title, status } = asked;
  if (!isTemplatePlace(templateId)) return null;
  const icon = <StepMarkIcon mark={status === 'submitted' ? 'ready' : 'open'} />;
  const state = questionnaireSectionMessages[status ?? 'missing'];
  return <NavLink to={placeAddress(record, templateId)} title={title} isHere={isHere} icon={icon} state={state} />;
});

interface StepLinkProps {
  record: CaseRecord;
  name: 'definition' | StepName;
  isHere: boolean;
}

const StepLink = memo(function StepLink({ record, name, isHere }: StepLinkProps) {
  const say = useSay();
  const mark = markOf(record, name);
  const state = name === 'definition' ? m.complete : stepMarkMessages[mark];
  const to = placeAddress(record, name);
  return (
    <NavLink to={to} title={titleOf(name, say)} isHere={isHere} icon={<StepMarkIcon mark={mark} />} state={state} />
  );
});

interface NavLinkProps {
  to: string;
  title: string;
  isHere: boolean;
  icon: ReactNode;
  /** In words, what the icon shows; null where the title says all. */
  state: Message | null;
}

function NavLink({ to, title, isHere, icon, state }: NavLinkProps) {
  const say = useSay();
  return (
    // The router says of itself that this is the current page.
    <Link className={isHere ? 'step-link here' : 'step-link'} to={to} search={true}>
      {icon}
      <span>{title}</span>
      {state && <span className="sr">, {say(state)}</span>}
    </Link>
  );
}
