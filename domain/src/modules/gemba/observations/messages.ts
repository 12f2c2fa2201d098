import { text } from '../../../kernel/message';

export const observationTitleMessages = {
  title: text('Observation gemba', 'Gemba observation'),
  plural: text('Observations gemba', 'Gemba observations'),
};

export const observationFieldMessages = {
  title: text('Observation', 'Observation'),
  walk: text('Tournée', 'Walk'),
  station: text('Station', 'Station'),
  site: text('Site', 'Site'),
  department: text('Service', 'Department'),
  verdict: text('Avis', 'Verdict'),
  category: text('Catégorie', 'Category'),
  text: text('Ce qui a été vu', 'What was seen'),
  observedAt: text('Vue le', 'Seen'),
  from: text('Vue à partir du', 'Seen from'),
  until: text('Vue jusqu’au', 'Seen until'),
  observer: text('Observateur', 'Observer'),
  owner: text('À traiter par', 'To be settled by'),
  settlement: text('Suite donnée', 'How it was settled'),
  report: text('Signalement', 'Report'),
  action: text('Action', 'Action'),
  case: text('Dossier', 'Case'),
  photos: text('Photos', 'Photos'),
};

export const verdictMessages = {
  good: text('Bon point', 'Good'),
  improve: text('À améliorer', 'To improve'),
};

export const observationStatusMessages = {
  open: text('Ouverte', 'Open'),
  followed: text('Suivie', 'Followed up'),
  settled: text('Réglée', 'Settled'),
  withdrawn: text('Retirée', 'Withdrawn'),
};

export const observationWorkflowMessages = {
  settle: text('Régler', 'Settle'),
  withdraw: text('Retirer', 'Withdraw'),
  settlers: text(
    'Réservé à l’observateur, au responsable de la station et à l’assurance qualité.',
    'Only the observer, the person responsible for the station and QA.',
  ),
  withdrawers: text('Réservé à l’observateur et à l’assurance qualité.', 'Only the observer and QA.'),
  onlyObserver: text('Réservé à l’observateur.', 'Only the observer.'),
  settlementMissing: text('Dites en un mot ce qui a été fait.', 'Say in a word what was done.'),
};

export const observationRuleMessages = {
  nothingSeen: text('Écrivez au moins 3 lettres ou joignez une photo.', 'Write at least 3 letters or add a photo.'),
  walkNotOpen: text('Commencez la tournée d’abord.', 'Start the walk first.'),
  walkHadEnded: text(
    'La tournée était terminée quand ceci a été vu : notez-le dans une nouvelle tournée.',
    'The walk had ended when this was seen: note it in a new walk.',
  ),
  walkUnknown: text(
    'La tournée de cette observation n’est pas arrivée : envoyez-la d’abord.',
    'The walk of this observation has not arrived: send it first.',
  ),
  notYourWalk: text('Notez vos observations dans votre propre tournée.', 'Note observations in your own walk.'),
  photoUnknown: text('Envoyez d’abord la photo.', 'Upload the photo first.'),
  caseUnknown: text('Ce dossier n’existe pas pour vous.', 'There is no such case for you.'),
  caseEnded: text('Ce dossier est clos.', 'This case is closed.'),
  goodIsSettled: text('Un bon point n’appelle pas de suite.', 'A good point needs no follow-up.'),
};

/** What a report says at first that began with an observation. */
export const observationReportMessages = {
  what: text('{text} ({station}, observation {id})', '{text} ({station}, observation {id})'),
  withoutText: text('Voir la photo de l’observation {id}, {station}.', 'See the photo of observation {id}, {station}.'),
};
