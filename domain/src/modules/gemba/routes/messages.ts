import { text } from '../../../kernel/message';

export const routeTitleMessages = {
  title: text('Parcours gemba', 'Gemba route'),
  plural: text('Parcours gemba', 'Gemba routes'),
};

export const routeFieldMessages = {
  title: text('Nom', 'Name'),
  responsible: text('Responsable', 'Responsible'),
  stations: text('Stations', 'Stations'),
  stationCount: text('Nombre de stations', 'Number of stations'),
  titleMissing: text('Donnez un nom au parcours.', 'Give the route a name.'),
  stationsMissing: text('Choisissez de 1 à 40 stations.', 'Choose 1 to 40 stations.'),
  stationTwice: text('Chaque station ne figure qu’une fois.', 'Each station stands in it once.'),
};

export const routeStatusMessages = {
  active: text('Actif', 'Active'),
  retired: text('Retiré', 'Retired'),
};

export const routeWorkflowMessages = {
  retire: text('Retirer', 'Retire'),
  restore: text('Remettre en service', 'Restore'),
};
