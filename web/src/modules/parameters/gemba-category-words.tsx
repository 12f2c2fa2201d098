import {
  categoriesInOrder,
  gembaCategories,
  gembaCategoryBounds,
  newCategoryProblem,
} from '@vigie/domain/modules/parameters/gemba-categories';
import { gembaCategoriesMessages as g } from '@vigie/domain/modules/parameters/messages/gemba-categories';
import { rulesMessages as m } from '@vigie/domain/modules/parameters/messages/rules';
import { useSay } from '../../platform/page/messages';
import { OfferedWords } from './offered-words';
import { categoriesText, categoryInWords, modesIn } from './rules';

interface TypedWordsProps {
  /** One to a line. */
  typed: string;
  error: string | undefined;
  onChange: (words: string) => void;
}

export function GembaCategories({ typed, error, onChange }: TypedWordsProps) {
  const say = useSay();
  const { letters, min, max } = gembaCategoryBounds;
  return (
    <OfferedWords
      card="gembaCategories"
      title={say(m.gembaCategories)}
      help={say(g.help, { min, max })}
      builtIn={gembaCategories}
      inOrder={categoriesInOrder}
      inWords={categoryInWords}
      another={{ name: 'gembaCategory', label: say(g.another), maxLength: letters }}
      newProblem={newCategoryProblem}
      chosen={modesIn(typed)}
      error={error}
      onChange={(words) => onChange(categoriesText(words))}
    />
  );
}
