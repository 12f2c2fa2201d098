import { useSuggestWhat } from '../../../assistant/public';
import { SimilarCases } from '../../../cases/public';
import type { ShownDraft } from '../draft/use-open-draft';
import { AnswerFields } from './answer-fields';
import type { AnswerFieldsProps } from './listed-fields';

/** What happened, with a wording on demand, and below it what resembles it. */
export function DescriptionFields({ shown, ...fields }: AnswerFieldsProps & { shown: ShownDraft }) {
  const { draft } = shown;
  const { what } = fields.answers;
  const { button, suggestion } = useSuggestWhat({
    text: what,
    settle: () => draft.settle(),
    write: (write) => draft.writeElsewhere(write),
  });
  return (
    <AnswerFields
      {...fields}
      besideWhat={button}
      below={
        <>
          {suggestion}
          <SimilarCases text={what} />
        </>
      }
    />
  );
}
