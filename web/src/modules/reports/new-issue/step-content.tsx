import { isBuiltIn } from '@vigie/domain/kernel/kinds';
import { modeInWords } from '@vigie/domain/messages/kinds';
import { definitionMessages as d } from '@vigie/domain/modules/cases/messages/kinds';
import { caseKinds, kinds, problemTypes } from '@vigie/domain/modules/cases/public';
import type { AnswerChanges } from '@vigie/domain/modules/reports/answers';
import { wizardMessages as m, newIssueMessages } from '@vigie/domain/modules/reports/messages/new-issue';
import type { WizardStep } from '@vigie/domain/modules/reports/wizard';
import { useSay } from '../../../platform/page/messages';
import { ChoiceCards } from '../../../ui/choices/choice-cards';
import type { ShownDraft } from './draft/use-open-draft';
import { drawingOfKind, drawingOfMethod, drawingOfType } from './drawings';
import { ImmediateActionFields } from './fields/answer-fields';
import { useOfferedModes } from './fields/classification-fields';
import { DescriptionFields } from './fields/description-fields';
import { FileSection } from './fields/file-section';
import { hasReference, ReferenceField } from './fields/reference-field';

interface StepContentProps {
  step: WizardStep;
  /** The id of the heading that asks the question. */
  heading: string;
  shown: ShownDraft;
  problems: Readonly<Record<string, string>>;
  onChange: (changes: AnswerChanges) => void;
  /** A card was chosen, or the choice was taken back or only passed over. */
  onChosen: (chosen: boolean) => void;
}

export function StepContent(props: StepContentProps) {
  const { step, shown, problems, onChange } = props;
  const { answers } = shown.state;
  if (step === 'categories') return <CategoryStep {...props} />;
  if (step === 'problem') return <ProblemStep {...props} />;
  if (step === 'audit') return <AuditStep {...props} />;
  if (step === 'description') {
    return <DescriptionFields answers={answers} problems={problems} onChange={onChange} shown={shown} />;
  }
  if (step === 'documentation') return <FileSection shown={shown} />;
  return <ImmediateActionFields answers={answers} problems={problems} onChange={onChange} />;
}

function CategoryStep({ heading, shown, onChange, onChosen }: StepContentProps) {
  const say = useSay();
  return (
    <ChoiceCards
      labelledBy={heading}
      cards={kinds.map((kind) => ({
        value: kind,
        title: say(caseKinds[kind].label),
        text: say(newIssueMessages[kind]),
        drawing: drawingOfKind(kind),
      }))}
      value={shown.state.answers.category}
      onChange={(category, walking) => {
        onChange({ category });
        onChosen(category !== null && !walking);
      }}
    />
  );
}

function ProblemStep({ heading, shown, onChange, onChosen }: StepContentProps) {
  const say = useSay();
  return (
    <ChoiceCards
      labelledBy={heading}
      cards={problemTypes.map((type) => ({
        value: type,
        title: say(d[type]),
        text: say(m[`${type}Text`]),
        example: say(m[`${type}Example`]),
        drawing: drawingOfType(type),
      }))}
      value={shown.state.answers.type}
      onChange={(type, walking) => {
        onChange({ type });
        onChosen(type !== null && !walking);
      }}
    />
  );
}

function AuditStep({ heading, shown, problems, onChange, onChosen }: StepContentProps) {
  const say = useSay();
  const { detectionMethod, detectionReference } = shown.state.answers;
  const modes = useOfferedModes(detectionMethod);
  return (
    <>
      <ChoiceCards
        labelledBy={heading}
        cards={modes.map((method) => ({
          value: method,
          title: modeInWords(method, say),
          ...(isBuiltIn(method) && { text: say(m[`${method}Text`]) }),
          drawing: drawingOfMethod(method),
        }))}
        value={detectionMethod}
        onChange={(method, walking) => {
          onChange({ detectionMethod: method });
          onChosen(method !== null && !walking);
        }}
      />
      {hasReference(detectionMethod) && (
        <div className="reference">
          <ReferenceField
            mode={detectionMethod}
            help={say(m.referenceHelp)}
            value={detectionReference}
            error={problems.detectionReference}
            onChange={(reference) => onChange({ detectionReference: reference })}
          />
        </div>
      )}
    </>
  );
}
