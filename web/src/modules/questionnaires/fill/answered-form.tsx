import { answerTexts } from '@vigie/domain/modules/questionnaires/answers/answer-text';
import type { Answer, Filling } from '@vigie/domain/modules/questionnaires/answers/filling';
import { answerKey, type FlatFilling, unflatFilling } from '@vigie/domain/modules/questionnaires/answers/flat-filling';
import { findingsOf } from '@vigie/domain/modules/questionnaires/answers/score';
import { titleOfKey } from '@vigie/domain/modules/questionnaires/filled/audited-answers';
import type { Template } from '@vigie/domain/modules/questionnaires/template/model';
import { questionPlaces } from '@vigie/domain/modules/questionnaires/template/places';
import { titleText } from '@vigie/domain/modules/questionnaires/template/titles';
import { type ReactNode, useDeferredValue, useMemo, useRef, useState } from 'react';
import { storedAutosave } from '../../../platform/autosave/open-autosave';
import type { KeptStore } from '../../../platform/autosave/rules';
import { SavedState } from '../../../platform/autosave/saved-state';
import { useAutosave } from '../../../platform/autosave/use-autosave';
import { useDraft } from '../../../platform/storage/draft';
import { isKeptHere, keptChanges } from '../page/answers-autosave';
import { answersStrategy, withoutOrphans } from '../page/answers-merge';
import type { FlatChanges } from './form/changes';
import type { FormPlace } from './form/form-place';
import { problemsByPlace } from './form/problems';
import type { AnswerSources } from './form/sources';
import { QuestionnaireForm } from './questionnaire-form';
import { type SeenAnswers, type SeenChange, seenBefore, seenChanges, withoutSent } from './seen-answers';
import '../page/questionnaire-page.css';

/** A question that is shown, and its answer as people read it. */
export interface AskedQuestion {
  readonly key: string;
  readonly title: string;
  /** Of the page that it stands on. */
  readonly group: string;
  readonly answer: string;
  /** The template marks this answer as a finding. */
  readonly isFinding: boolean;
}

interface Answered {
  readonly answers: FlatFilling;
}

export interface AnsweredFormProps {
  /** Under which this device keeps what has not arrived. */
  name: string;
  template: Template;
  stored: Answered;
  get: () => Promise<Answered>;
  save: (changes: readonly SeenChange[]) => Promise<Answered>;
  sources: AnswerSources;
  isReadOnly: boolean;
  saved: string;
  end: ReactNode;
  /** Beside an answer. */
  asideOf: (asked: AskedQuestion) => ReactNode;
}

/** A template that several people answer together: each answer is saved on its own, beside the one that was seen. */
export default function AnsweredForm(props: AnsweredFormProps) {
  const { isReadOnly, saved } = props;
  // A version is frozen for ever: what is known of its template stays known after each save.
  const [template] = useState(props.template);
  const { filling, saving, change, saveNow } = useSeenAnswers({ ...props, template });
  const shown = useDeferredValue(filling);
  const problems = useMemo(() => problemsByPlace(template, shown), [template, shown]);
  const [place, setPlace] = useState<FormPlace | null>(null);
  const findings = useMemo(() => findingKeys(template, shown), [template, shown]);
  const aside = (key: string) => props.asideOf(askedAt(template, filling, key, findings));
  return (
    <div className="stack gap-16">
      {!isReadOnly && <SavedState saving={saving} saved={saved} onRetry={saveNow} />}
      <QuestionnaireForm
        template={template}
        filling={filling}
        problems={isReadOnly ? noProblems : problems}
        sources={props.sources}
        isReadOnly={isReadOnly}
        place={place}
        onPlace={setPlace}
        onChange={(_next, changes) => change(changes)}
        end={props.end}
        asideOf={aside}
      />
    </div>
  );
}

const noProblems = new Map();

interface SeenProps extends Pick<AnsweredFormProps, 'name' | 'template' | 'stored' | 'get' | 'save' | 'isReadOnly'> {}

function useSeenAnswers({ name, template, stored, get, save, isReadOnly }: SeenProps) {
  const seen = useDraft<SeenAnswers>(`${name}.seen`, {});
  // Several changes may be made, or sent, before this is drawn again.
  const latest = useRef(seen.value);
  const keepSeen = (next: SeenAnswers) => {
    latest.current = next;
    if (Object.keys(next).length > 0) seen.keep(next);
    else seen.drop({});
  };
  const keep = useRef(keepSeen);
  keep.current = keepSeen;
  const { autosave, state } = useAutosave<Answered, FlatFilling, FlatChanges>(name, stored, {
    rules: {
      // Each answer says itself which one it was changed from: there is no version of all of them.
      read: ({ answers }) => ({ content: answers, version: 0 }),
      get,
      async save({ base, content }) {
        const sent = seenChanges(latest.current, base, content);
        const answer = await save(sent);
        keep.current(withoutSent(latest.current, sent));
        return answer;
      },
      apply: (content, changes) => withoutOrphans({ ...content, ...changes }),
      strategy: { ...answersStrategy, conflicts: () => [] },
      normalise: withoutOrphans,
    },
    storedAutosave: (key, { answers }) =>
      keptChanges(storedAutosave(key) as unknown as KeptStore<FlatFilling>, answers),
  });
  const refused = useDraft<Readonly<Record<string, Answer>>>(`${name}.refused`, {});
  const { content } = state;
  const filling = useMemo<Filling>(
    () => unflatFilling(withoutOrphans({ ...content, ...refused.value })),
    [content, refused.value],
  );
  const change = (changes: FlatChanges) => {
    if (isReadOnly) return;
    const here = Object.fromEntries(
      Object.entries(changes).filter(([key, answer]) => isKeptHere(template, key, answer)),
    );
    const others = Object.entries(refused.value).filter(([key]) => !(key in changes));
    const left = Object.fromEntries([...others, ...(Object.entries(here) as [string, Answer][])]);
    if (Object.keys(left).length > 0) refused.keep(left);
    else if (refused.kept) refused.drop({});
    keepSeen(seenBefore(latest.current, content, changes));
    autosave.change(
      Object.fromEntries(Object.entries(changes).map(([key, answer]) => [key, key in here ? null : answer])),
    );
  };
  return { filling, saving: state.saving, change, saveNow: () => autosave.saveNow() };
}

function findingKeys(template: Template, filling: Filling): ReadonlySet<string> {
  const places = questionPlaces(template);
  return new Set(
    findingsOf(template, filling).map((place) => answerKey(place, places.get(place.questionId)?.section.id ?? '')),
  );
}

function askedAt(template: Template, filling: Filling, key: string, findings: ReadonlySet<string>): AskedQuestion {
  const [first = '', instanceId, questionId] = key.split('/');
  const place = questionPlaces(template).get(questionId ?? first);
  const answers = instanceId ? filling.repeats[first]?.find(({ id }) => id === instanceId)?.answers : filling.answers;
  const answer = answers?.[questionId ?? first];
  const texts = place ? answerTexts(place.question, answer, { people: new Map(), files: new Map() }) : [];
  return {
    key,
    title: titleOfKey(template, key),
    group: place ? titleText('page', place.page.title, place.pageNumber) : '',
    answer: texts.join(', '),
    isFinding: findings.has(key),
  };
}
