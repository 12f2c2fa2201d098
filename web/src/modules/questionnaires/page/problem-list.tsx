import { questionnairePageMessages as m } from '@vigie/domain/modules/questionnaires/messages/questionnaire-page';
import type { Template } from '@vigie/domain/modules/questionnaires/template/model';
import { placeText, placeTextOf, questionPlaces } from '@vigie/domain/modules/questionnaires/template/places';
import { useEffect, useRef } from 'react';
import { useSay } from '../../../platform/page/messages';
import { Banner } from '../../../ui/overlays/banner';
import { problemText } from '../fill/form/answer-field';
import type { FormPlace } from '../fill/form/form-place';
import type { ProblemsByPlace } from '../fill/form/problems';

const listedAtMost = 20;

interface ProblemListProps {
  template: Template;
  problems: ProblemsByPlace;
  onGo: (place: FormPlace) => void;
}

/** All that stands in the way of submitting, each with the way to its place. */
export function ProblemList({ template, problems, onGo }: ProblemListProps) {
  const say = useSay();
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.focus();
    list.current?.scrollIntoView({ block: 'start' });
  }, []);
  const shown = [...problems].slice(0, listedAtMost);
  return (
    <div ref={list} className="problem-list" tabIndex={-1}>
      <Banner kind="error">
        <p className="strong">{say(m.problems, { n: problems.size })}</p>
        <ul>
          {shown.map(([key, problem]) => {
            const found = 'questionId' in problem.place && questionPlaces(template).get(problem.place.questionId);
            const place = found ? placeText(found) : (placeTextOf(template, key.replace(/\/$/, '')) ?? key);
            const text = problemText(problem, found ? found.question.type : 'short_answer', say);
            return (
              <li key={key}>
                <button type="button" className="linkbtn" onClick={() => onGo({ answer: key })}>
                  {say(m.placeProblem, { place, problem: text })}
                </button>
              </li>
            );
          })}
        </ul>
        {problems.size > shown.length && <p>{say(m.otherProblems, { n: problems.size - shown.length })}</p>}
      </Banner>
    </div>
  );
}
