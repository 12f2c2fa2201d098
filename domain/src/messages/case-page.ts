import { english, french } from '../kernel/message';

export const casePageMessages = {
  loading: english('Chargement des données...', 'Loading data...'),
  notFound: english('{kind} {id} introuvable.', '{kind} with ID {id} not found.'),
  notFoundHelp: french(
    'Vérifiez le numéro dans l’adresse, ou demandez-le à la personne qui vous l’a donné.',
    'Check the number in the address, or ask whoever gave it to you.',
  ),
  detectionDate: english('Date de détection :', 'Detection Date:'),
  leadWriter: english('Rédacteur principal', 'Lead Writer'),
  dueDate: english('Échéance', 'Due Date'),
  actions: english('Actions immédiates', 'Immediate Actions'),
  noActions: french('Aucune action immédiate n’a été signalée.', 'No immediate action was reported.'),
  done: english('FAIT', 'DONE'),
  files: english('Documentation', 'Documentation'),
  noFiles: french('Aucun fichier n’a été joint.', 'No file was attached.'),
  origin: french('Signalement d’origine', 'Original report'),
  originReserved: french(
    'Le signalement se lit par son auteur, les validateurs, l’assurance qualité et l’administration.',
    'The report is read by its author, validators, quality assurance and administrators.',
  ),
};

export const actionStatusMessages = {
  in_progress: english('En cours', 'In Progress'),
  ready_for_qa: english('Prêt pour l’AQ', 'Ready for QA'),
  approved: english('Approuvée', 'Approved'),
  cancelled: english('Annulée', 'Cancelled'),
};
