import { questionnairePageMessages as m } from '@vigie/domain/modules/questionnaires/messages/questionnaire-page';
import { placeText, questionPlaces } from '@vigie/domain/modules/questionnaires/template/places';
import { useState } from 'react';
import { useSay } from '../../../platform/page/messages';
import { Button } from '../../../ui/buttons/button';
import { ChoiceGroup } from '../../../ui/choices/choice-group';
import { Card } from '../../../ui/foundation/card';
import { useShownLanguage } from '../../../ui/foundation/shown-language';
import { answerText } from '../fill/form/read-answer';
import type { OpenedQuestionnaire } from './use-answers';

interface AnswerConflictProps {
  opened: OpenedQuestionnaire;
  conflict: NonNullable<OpenedQuestionnaire['state']['conflict']>;
}

type Side = 'mine' | 'theirs';

/** The same question answered on two devices: nothing is sent before the user has said which answer counts. */
export function AnswerConflict({ opened: { state, autosave }, conflict }: AnswerConflictProps) {
  const say = useSay();
  const language = useShownLanguage();
  const [chosen, setChosen] = useState<Readonly<Record<string, Side | null>>>({});
  const { fields, theirs } = conflict;
  const places = questionPlaces(theirs.template);
  const sources = {
    people: { ...state.stored.people, ...theirs.people },
    cases: { ...state.stored.cases, ...theirs.cases },
  };
  const answerLabel = (key: string, answers: typeof state.content) => {
    const place = places.get(key.split('/').at(-1) ?? '');
    const answer = answers[key];
    return (place && answer !== undefined && answerText(place.question, answer, sources, language)) || say(m.noAnswer);
  };
  const keep = () => autosave.resolve(new Set(fields.filter((key) => chosen[key] === 'theirs')));
  return (
    <Card title={say(m.conflictTitle)}>
      <div className="stack-sm">
        <p>{say(m.conflictNote)}</p>
        {fields.map((key) => {
          const place = places.get(key.split('/').at(-1) ?? '');
          return (
            <ChoiceGroup<Side>
              key={key}
              name={`conflict ${key}`}
              label={place ? placeText(place) : key}
              options={[
                { value: 'mine', label: answerLabel(key, state.content) },
                { value: 'theirs', label: answerLabel(key, theirs.answers) },
              ]}
              value={chosen[key] ?? null}
              onChange={(side) => setChosen({ ...chosen, [key]: side })}
            />
          );
        })}
        <div className="row">
          <Button look="primary" disabled={fields.some((key) => !chosen[key])} onClick={keep}>
            {say(m.keepChosen)}
          </Button>
        </div>
      </div>
    </Card>
  );
}
