import { definitionMessages as d } from '@vigie/domain/modules/cases/messages/kinds';
import { questionMessages as m } from '@vigie/domain/modules/reports/messages/new-issue';
import type { ValueList } from '@vigie/domain/modules/values/public';
import { useSay } from '../../../../platform/page/messages';
import { ValueField } from '../../../values/public';
import type { AnswerFieldsProps } from './answer-props';

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
  const optional = say(m.optional);
  return (
    <>
      <ValueField {...field('department')} />
      <div className="shrinks grid answers-wide answers-listed">
        <ValueField {...field('site')} optional={optional} />
        <ValueField {...field('equipment')} optional={optional} parent={answers.site} />
        <ValueField {...field('product')} optional={optional} />
        <ValueField
          {...field('batch')}
          optional={optional}
          parent={answers.product}
          // A batch gives its product, where none is filled in yet.
          onChosen={({ label, parentLabel }) => {
            if (!answers.product.trim() && parentLabel) onChange({ batch: label, product: parentLabel });
          }}
        />
        <ValueField {...field('customer')} optional={optional} />
      </div>
    </>
  );
}
