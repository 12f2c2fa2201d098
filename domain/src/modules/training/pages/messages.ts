import { text } from '../../../kernel/message';

/** The rooms of the module, above each of them. */
export const trainingTabMessages = {
  sections: text('Parties de la formation', 'Parts of training'),
  mine: text('Les miennes', 'Mine'),
  all: text('Toutes', 'All'),
  matrix: text('Matrice', 'Matrix'),
  requirements: text('Exigences', 'Requirements'),
  curricula: text('Programmes', 'Curricula'),
  posts: text('Postes', 'Posts'),
  absences: text('Absences', 'Absences'),
  gates: text('Actes protégés', 'Gated steps'),
};

/** What the signed-in person owes, and how it is learned. */
export const learnMessages = {
  toDo: text('À faire', 'To do'),
  nothing: text('Vous n’avez rien à faire.', 'You have nothing to do.'),
  nothingHelp: text(
    'Ce qui vous est demandé apparaîtra ici, avec son échéance.',
    'What is asked of you will appear here, with its due day.',
  ),
  done: text('Mes formations acquises', 'What I have completed'),
  toAssess: text('À évaluer par moi', 'For me to assess'),
  due: text('Échéance {day}', 'Due {day}'),
  late: text('en retard', 'late'),
  text: text('Texte', 'Text'),
  changes: text('Ce qui a changé depuis votre dernière lecture', 'What changed since you last signed'),
  endOfText: text('Fin du texte', 'End of the text'),
  wasShown: text('Lu jusqu’à la fin le {when}.', 'Shown to its end on {when}.'),
  fileRead: text('J’ai lu le fichier jusqu’à la fin', 'I have read the file to its end'),
  quiz: text('Questionnaire', 'Quiz'),
  passedFrom: text('Réussi à partir de {n} %. Essais restants : {left}.', 'Passed from {n} %. Attempts left: {left}.'),
  attempt: text('{when} : {n} %', '{when}: {n} %'),
  passed: text('réussi', 'passed'),
  missed: text('pas réussi', 'not passed'),
  isPassed: text('Le questionnaire est réussi.', 'The quiz is passed.'),
  startQuiz: text('Répondre au questionnaire', 'Answer the quiz'),
  comeBack: text(
    'Après l’avoir rendu, revenez ici pour signer.',
    'Once you have handed it in, come back here to sign.',
  ),
  noAttemptsLeft: text(
    'Tous les essais sont épuisés : un formateur peut en accorder d’autres.',
    'All attempts are used: a trainer can allow more.',
  ),
  noAttempts: text('Aucun essai.', 'No attempt.'),
  read: text('Lire et signer', 'Read and sign'),
  practise: text('Lire et demander l’évaluation', 'Read and ask for assessment'),
  signed: text('Signé le {when}.', 'Signed on {when}.'),
  waitsForTrainer: text('Attend l’évaluation par : {names}.', 'Waits for the assessment by: {names}.'),
  toMine: text('Mes formations', 'My training'),
  toRecord: text('Fiche {id}', 'Record {id}'),
  notYours: text('Cette formation est celle de {name}.', 'This training is of {name}.'),
};

export const trainingPageTexts = {
  facts: text('Formation', 'Training'),
  due: text('Échéance', 'Due day'),
  signatures: text('Signatures', 'Signatures'),
  noSignatures: text('Personne n’a signé.', 'Nobody has signed.'),
  signatureOf: text('{name}, le {when} : {meaning}', '{name}, on {when}: {meaning}'),
  voided: text('Annulée', 'Voided'),
  titleMissing: text('Indiquez un titre.', 'Give a title.'),
  numberWrong: text('Écrivez un nombre entier de {min} à {max}.', 'Write a whole number from {min} to {max}.'),
  without: text('Sans', 'None'),
  members: text('Contenu', 'Content'),
  change: text('Modifier', 'Change'),
  noMembers: text('Rien n’en fait encore partie.', 'Nothing belongs to it yet.'),
  formerMembers: text('Retirés', 'Taken out'),
  fromUntil: text('du {from} au {until}', 'from {from} until {until}'),
  since: text('depuis le {from}', 'since {from}'),
  latest: text('Dernières formations', 'Latest training'),
  noTraining: text('Personne n’a encore cette formation.', 'Nobody has this training yet.'),
  searchMember: text('Numéro ou mots', 'Number or words'),
  yes: text('Oui', 'Yes'),
  no: text('Non', 'No'),
  takeOut: text('Retirer {name}', 'Take out {name}'),
  noneFound: text('Rien de tel', 'Nothing found'),
};

export const matrixPageMessages = {
  scope: text('Personnes', 'People'),
  me: text('Moi', 'Me'),
  team: text('Mon équipe', 'My team'),
  everyone: text('Toute l’entreprise', 'Everyone'),
  person: text('Personne', 'Person'),
  search: text('Chercher une personne ou une exigence', 'Search a person or a requirement'),
  columns: text('Exigences', 'Requirements'),
  columnsShown: text('{from} à {to} sur {n}', '{from} to {to} of {n}'),
  rowsShown: text('{from} à {to} sur {n} personnes', '{from} to {to} of {n} people'),
  previousColumns: text('Exigences précédentes', 'Previous requirements'),
  nextColumns: text('Exigences suivantes', 'Next requirements'),
  previousRows: text('Personnes précédentes', 'Previous people'),
  nextRows: text('Personnes suivantes', 'Next people'),
  sum: text('{n} sur {of}', '{n} of {of}'),
  total: text(
    '{n} qualifications sur {of} requises ({percent} %)',
    '{n} of {of} required qualifications ({percent} %)',
  ),
  noneMatches: text('Rien ne correspond à cette recherche.', 'Nothing matches this search.'),
  cell: text('{person}, {requirement} : {state}', '{person}, {requirement}: {state}'),
  legend: text('Légende', 'Legend'),
};

export const gatesPageMessages = {
  help: text(
    'Qui signe un de ces actes doit être qualifié pour chaque exigence nommée.',
    'Whoever signs one of these steps must be qualified for every requirement named.',
  ),
  none: text('Aucun acte n’est protégé.', 'No step is gated.'),
  act: text('Acte', 'Step'),
  requirements: text('Exigences', 'Requirements'),
  add: text('Protéger un acte', 'Gate a step'),
  change: text('Modifier les exigences', 'Change the requirements'),
  remove: text('Ne plus protéger', 'No longer gate'),
  actOf: text('{record} : {act}', '{record}: {act}'),
  requirementsMissing: text('Choisissez au moins une exigence.', 'Choose at least one requirement.'),
  saved: text('Les actes protégés sont enregistrés.', 'The gated steps were saved.'),
  onlyDesigners: text(
    'Réservé aux concepteurs et aux administrateurs de l’entreprise.',
    'Designers and company administrators only.',
  ),
  changedMeanwhile: text(
    'Les règles ont changé entre-temps. Regardez-les et recommencez.',
    'The rules changed meanwhile. Look at them and try again.',
  ),
};
