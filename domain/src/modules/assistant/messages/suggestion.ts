import { text } from '../../../kernel/message';

export const suggestionMessages = {
  title: text('Proposition pour « {field} »', 'Suggestion for “{field}”'),
  original: text('Original', 'Original'),
  suggested: text('Proposition', 'Suggestion'),
  same: text('La proposition ne change rien.', 'The suggestion changes nothing.'),
  toRead: text('À lire avant d’accepter ({n})', 'To read before accepting ({n})'),
  marked: text('passage {n}', 'passage {n}'),
  read: text(
    'J’ai lu {n|le passage marqué|les passages marqués}',
    'I have read the {n|marked passage|marked passages}',
  ),
  readFirst: text(
    'Lisez d’abord les passages marqués, puis cochez la case.',
    'First read the marked passages, then tick the box.',
  ),
  accept: text('Accepter', 'Accept'),
  accepting: text('Enregistrement...', 'Saving...'),
  edit: text('Modifier', 'Edit'),
  edited: text('Texte modifié', 'Edited text'),
  refuse: text('Refuser', 'Refuse'),
  accepted: text(
    'Acceptée : le texte est dans « {field} », noté comme assisté dans l’historique.',
    'Accepted: the text is in “{field}”, noted as assisted in the history.',
  ),
  refused: text('Refusée. Le texte d’origine reste.', 'Refused. The original text stays.'),
  changedMeanwhile: text(
    'Le texte a changé entre-temps : demandez une nouvelle proposition.',
    'The text has changed meanwhile: ask for a new suggestion.',
  ),
  again: text('Nouvelle proposition', 'New suggestion'),
  empty: text('Écrivez le texte à enregistrer.', 'Write the text to be saved.'),
  reason: text('Motif de la modification', 'Reason for the change'),
  reasonHelp: text(
    'L’étape est déjà marquée prête : une modification demande un motif.',
    'The step is already marked ready: a change asks for a reason.',
  ),
  trace: text(
    'Rien n’est modifié sans votre accord ; une proposition acceptée est tracée.',
    'Nothing is changed without you; an accepted suggestion is recorded.',
  ),
  added: text('ajouté', 'added'),
  removed: text('retiré', 'removed'),
};

/** Why a passage must be read: of the suggestion, what the original does not say; of the original, what is lost. */
export const markMessages = {
  suggestion: {
    number: text('Ce nombre n’est pas dans l’original.', 'This number is not in the original.'),
    quantity: text('Cette quantité n’est pas dans l’original.', 'This quantity is not in the original.'),
    date: text('Cette date n’est pas dans l’original.', 'This date is not in the original.'),
    time: text('Cette heure n’est pas dans l’original.', 'This time is not in the original.'),
    reference: text('Cette référence n’est pas dans l’original.', 'This reference is not in the original.'),
    name: text('Ce nom n’est pas dans l’original.', 'This name is not in the original.'),
    negation: text('Cette négation n’est pas dans l’original.', 'This negation is not in the original.'),
    comparison: text('Cette comparaison n’est pas dans l’original.', 'This comparison is not in the original.'),
    opposite: text('L’original dit le contraire.', 'The original says the opposite.'),
    other: text('L’original ne dit pas cela.', 'The original does not say this.'),
  },
  original: {
    number: text('Ce nombre manque dans la proposition.', 'This number is missing in the suggestion.'),
    quantity: text('Cette quantité manque dans la proposition.', 'This quantity is missing in the suggestion.'),
    date: text('Cette date manque dans la proposition.', 'This date is missing in the suggestion.'),
    time: text('Cette heure manque dans la proposition.', 'This time is missing in the suggestion.'),
    reference: text('Cette référence manque dans la proposition.', 'This reference is missing in the suggestion.'),
    name: text('Ce nom manque dans la proposition.', 'This name is missing in the suggestion.'),
    negation: text('Cette négation manque dans la proposition.', 'This negation is missing in the suggestion.'),
    comparison: text('Cette comparaison manque dans la proposition.', 'This comparison is missing in the suggestion.'),
    opposite: text('La proposition dit le contraire.', 'The suggestion says the opposite.'),
    other: text('Cela manque dans la proposition.', 'This is missing in the suggestion.'),
  },
};

/** Of what both texts say, and not alike. */
export const changedMarkMessages = {
  unitChanged: text('L’unité n’est plus celle de l’original.', 'The unit is not that of the original.'),
  comparisonChanged: text(
    'La comparaison (plus, moins, au moins) n’est plus celle de l’original.',
    'The comparison (more, less, at least) is not that of the original.',
  ),
  swapped: text('L’original le dit d’autre chose.', 'The original says it of something else.'),
  repeated: text('L’original le dit moins souvent.', 'The original says it less often.'),
  negationAdded: text('L’original ne le nie pas.', 'The original does not deny it.'),
  negationLost: text('L’original le nie.', 'The original denies it.'),
  turnedRound: text('L’original dit le contraire.', 'The original says the opposite.'),
};
