import type { Changes } from '@vigie/domain/modules/questionnaires/editing/operations';
import { questionTypeMessages } from '@vigie/domain/modules/questionnaires/messages/builder';
import { settingsMessages as m } from '@vigie/domain/modules/questionnaires/messages/settings';
import { bounds } from '@vigie/domain/modules/questionnaires/template/bounds';
import { fits } from '@vigie/domain/modules/questionnaires/template/dependencies';
import { propertiesForType, textProblem } from '@vigie/domain/modules/questionnaires/template/field-problems';
import {
  hasOptions,
  type Question,
  type QuestionType,
  questionTypes,
} from '@vigie/domain/modules/questionnaires/template/model';
import { questionPlaces } from '@vigie/domain/modules/questionnaires/template/places';
import { useId } from 'react';
import { useSay } from '../../../../platform/page/messages';
import { Checkbox } from '../../../../ui/choices/checkbox';
import { Select } from '../../../../ui/choices/select';
import { notify } from '../../../../ui/overlays/toast';
import { useTemplateEditor } from '../../builder/edit-context';
import { SettledField } from '../fields/settled-field';
import { FindingField } from './finding-field';
import { OptionScores } from './option-scores';
import { PropertyFields } from './property-fields';
import './question-settings.css';

interface QuestionSettingsProps {
  questionId: string;
  /** Where the page does not have it beside the title. */
  withExplanation?: boolean;
}

/** What a question asks of its answer, beside its title and options. */
export function QuestionSettings({ questionId, withExplanation = false }: QuestionSettingsProps) {
  const { template } = useTemplateEditor();
  const question = questionPlaces(template).get(questionId)?.question;
  return question ? <Settings key={questionId} question={question} withExplanation={withExplanation} /> : null;
}

function Settings({ question, withExplanation }: { question: Question; withExplanation: boolean }) {
  const say = useSay();
  const heading = useId();
  const { edit, isEditable } = useTemplateEditor();
  const disabled = !isEditable;
  const change = (set: Changes) => edit([{ op: 'change', id: question.id, set }]);
  const changeType = (type: QuestionType) => {
    if (type === question.type) return;
    const isFindingLost = question.finding !== null && !fits(question.finding, type);
    change({ type, properties: propertiesForType(question, type), ...(isFindingLost && { finding: null }) });
    if (isFindingLost) notify(say(m.findingDropped));
  };
  return (
    <section className="question-settings stack-sm" aria-labelledby={heading}>
      <h3 className="text-14" id={heading}>
        {say(m.title)}
      </h3>
      <Select
        label={say(m.type)}
        disabled={disabled}
        options={questionTypes.map((type) => ({ value: type, label: say(questionTypeMessages[type]) }))}
        value={question.type}
        onChange={changeType}
      />
      {question.options.length > 0 && !hasOptions(question) && <p className="help">{say(m.typeHelp)}</p>}
      <Checkbox
        label={say(m.required)}
        help={say(m.requiredHelp)}
        checked={question.required}
        disabled={disabled}
        onChange={(required) => change({ required })}
      />
      <SettledField
        label={say(m.helpText)}
        value={question.helpText}
        disabled={disabled}
        problemOf={(typed) => textProblem(typed, bounds.text)}
        onSettle={(helpText) => change({ helpText })}
      />
      {withExplanation && (
        <SettledField
          label={say(m.explanation)}
          value={question.explanation}
          multiline
          disabled={disabled}
          problemOf={(typed) => textProblem(typed, bounds.text)}
          onSettle={(explanation) => change({ explanation })}
        />
      )}
      <PropertyFields key={question.type} question={question} disabled={disabled} onChange={change} />
      {hasOptions(question) && <OptionScores question={question} disabled={disabled} />}
      <FindingField question={question} disabled={disabled} onChange={(finding) => change({ finding })} />
    </section>
  );
}
