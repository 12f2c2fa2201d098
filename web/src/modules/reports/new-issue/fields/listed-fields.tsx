import { definitionMessages as d } from '@vigie/domain/modules/cases/messages/kinds';
import type { AnswerChanges, Answers } from '@vigie/domain/modules/reports/answers';
import type { ValueList } from '@vigie/domain/modules/values/public';
import { useSay } from '../../../../platform/page/messages';
import { ValueField } from '../../../values/public';

export interface AnswerFieldsProps {
  answers: Answers;
  onChange: (changes: AnswerChanges) => void;
  /** By field: `what`, `immediateAction.hour`. */
  problems: Readonly<Record<string, string>>;
  disabled?: boolean | undefined;
}

/** Department, and what it happened to, as far as known: chosen from the company's lists or written freely. */
export function ListedFields({ answers, onChange, problems, disabled }: AnswerFieldsProps) {
  const say = useSay();
  const field = (name: ValueList) => ({
    name,
    list: name,
    label: say(d[name]),
    value: answers[name],
    error: problems[name],
    disabled,
    onChange: (value: string) => onChange({ [name]: value }),
  });
  return (
    <>
      <ValueField {...field('department')} />
      <div className="shrinks grid answers-wide answers-listed">
        <ValueField {...field('site')} />
        <ValueField {...field('equipment')} parent={answers.site} />
        <ValueField {...field('product')} />
        <ValueField
          {...field('batch')}
          parent={answers.product}
          // A batch gives its product, where none is filled in yet.
          onChosen={({ label, parentLabel }) => {
            if (!answers.product.trim() && parentLabel) onChange({ batch: label, product: parentLabel });
          }}
        />
        <ValueField {...field('customer')} />
      </div>
    </>
  );
}
