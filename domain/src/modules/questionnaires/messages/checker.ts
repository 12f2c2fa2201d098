import { text } from '../../../kernel/message';

/** By the code of a fault; `place` says where. */
export const faultMessages = {
  missing_question: text(
    '{place} : une condition porte sur une question qui n’est plus dans le modèle.',
    '{place}: a condition refers to a question that is no longer in the template.',
  ),
  seen_from_outside: text(
    '{place} : une condition porte sur « {other} », qui a une réponse à chaque répétition de sa section.',
    '{place}: a condition refers to “{other}”, which has an answer in each repetition of its section.',
  ),
  test_does_not_fit: text(
    '{place} : ce test ne convient pas au type de réponse de « {other} ».',
    '{place}: this test does not fit the type of answer of “{other}”.',
  ),
  missing_option: text(
    '{place} : une condition nomme une option qui n’est plus dans « {other} ».',
    '{place}: a condition names an option that is no longer in “{other}”.',
  ),
  no_possible_answer: text(
    '{place} : aucune réponse ne peut convenir. Vérifiez les options et les limites.',
    '{place}: no answer can be valid. Check the options and the limits.',
  ),
  loop: text(
    'Ces questions dépendent les unes des autres en boucle : {place}.',
    'These questions depend on each other in a loop: {place}.',
  ),
  never_shown: text('{place} n’est jamais affichée.', '{place} is never shown.'),
  required_never_shown: text(
    '{place} est obligatoire, mais cachée dans tout questionnaire complet.',
    '{place} is required, but hidden in every complete questionnaire.',
  ),
  impossible_rule: text('{place} : la règle se contredit.', '{place}: the rule contradicts itself.'),
  contradicting_rules: text(
    'Les règles de {place} et de {other} se contredisent.',
    'The rules of {place} and of {other} contradict each other.',
  ),
  unreachable_option: text(
    '{place} : l’option « {other} » de la règle ne peut jamais être choisie.',
    '{place}: the option “{other}” in the rule can never be chosen.',
  ),
  undecided: text(
    '{place} : les règles sont trop imbriquées pour être vérifiées. Simplifiez-les.',
    '{place}: the rules are too complex to check. Simplify them.',
  ),
};
