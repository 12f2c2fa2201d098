import { text } from '../../../kernel/message';

/** One sentence for each rule of 'Challenge content'. The key is the stable code of the rule. */
export const challengeMessages = {
  unanswered_question: text('« {field} » est sans réponse.', '“{field}” has no answer yet.'),
  vague_word: text(
    '« {words} » reste vague : combien, quand, où exactement ?',
    '“{words}” is vague: how many, when, where exactly?',
  ),
  missing_justification: text(
    'Sur quoi repose cette réponse ? « {field} » ne le dit pas.',
    'What is this answer based on? “{field}” does not say.',
  ),
  no_evidence: text(
    'Rien ne prouve la cause racine {why} : joignez un fichier ou décrivez ce qui a été constaté ({n} {n|fichier|fichiers} dans le dossier).',
    'Nothing proves root cause {why}: attach a file or describe what was seen ({n} {n|file|files} in the case).',
  ),
  human_error_root: text(
    '« {why} » s’arrête à une personne : qu’est-ce qui, dans le système, a rendu l’erreur possible ?',
    '“{why}” stops at a person: what in the system made the mistake possible?',
  ),
  why_chain_short: text(
    'La cause racine {why} vient après {n} pourquoi : demandez encore pourquoi.',
    'Root cause {why} comes after {n} {n|why|whys}: ask why again.',
  ),
  why_repeats: text(
    'Le pourquoi {why} redit {other} avec les mêmes mots : quelle en est la cause ?',
    'Why {why} says {other} again in the same words: what caused it?',
  ),
  cause_does_not_follow: text(
    'Relisez {why} avec « donc » jusqu’au problème : ce n’est pas une cause de ce qui est au-dessus.',
    'Read {why} back with “therefore” up to the problem: it is not a cause of what is above it.',
  ),
  capa_without_objective: text(
    '{capa} ne dit pas ce qu’elle doit atteindre.',
    '{capa} does not say what it is to achieve.',
  ),
  capa_without_owner: text('{capa} n’a pas de responsable.', '{capa} has no assignee.'),
  capa_without_date: text('{capa} n’a pas de date de fin.', '{capa} has no end date.'),
  corrective_without_preventive: text(
    'Toutes les mesures sont correctives : laquelle empêche que cela revienne ailleurs ?',
    'Every measure is corrective: which one keeps it from happening elsewhere?',
  ),
  measure_misses_cause: text(
    '{capa} ne reprend aucun mot de sa cause « {cause} » : en quoi agit-elle sur elle ?',
    '{capa} shares no word with its cause “{cause}”: how does it act on it?',
  ),
  due_date_past: text('L’échéance du {day} est passée.', 'The due date {day} has passed.'),
  no_impact_while_on_hold: text(
    'Aucun impact, mais {n} {n|lot est arrêté|lots sont arrêtés} ({batch}) : lequel des deux est juste ?',
    'No impact, but {n} {n|batch is|batches are} held back ({batch}): which of the two is right?',
  ),
  batches_disagree: text(
    'Le lot {batch} n’est pas dans la liste, qui nomme {other} : lequel est juste ?',
    'Batch {batch} is not in the list, which names {other}: which one is right?',
  ),
  quantities_disagree: text(
    '« {count} » ici, « {other} » ailleurs : lequel est juste ?',
    '“{count}” here, “{other}” elsewhere: which one is right?',
  ),
  dates_disagree: text(
    '{day} ne s’accorde pas avec {other} : laquelle de ces dates est juste ?',
    '{day} does not agree with {other}: which of these dates is right?',
  ),
};
export type ChallengeCode = keyof typeof challengeMessages;

/** One sentence for each plain-language hint of 'Improve Style'. */
export const styleMessages = {
  long_sentence: text(
    'Une phrase compte {n} mots : coupez-la en deux. « {start}… »',
    'One sentence has {n} words: split it in two. “{start}…”',
  ),
  passive_chain: text(
    'Trop de passif : dites qui fait quoi. « {words} »',
    'Too many passives: say who does what. “{words}”',
  ),
  double_negation: text(
    '« {words} » : double négation, préférez l’affirmative.',
    '“{words}”: double negative, put it positively.',
  ),
  wordy_phrase: text('« {words} » : plus simple, « {plain} ».', '“{words}”: simpler, “{plain}”.'),
  all_caps: text('Les majuscules se lisent mal : « {words} ».', 'Capital letters are hard to read: “{words}”.'),
  text_breaks_off: text('Le texte semble s’interrompre : « …{words} ».', 'The text seems to break off: “…{words}”.'),
};
export type StyleCode = keyof typeof styleMessages;
