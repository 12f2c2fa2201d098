import { text } from '../../../kernel/message';

export const dutyTitleMessages = {
  title: text('Tournée régulière', 'Regular walk'),
  plural: text('Tournées régulières', 'Regular walks'),
};

export const dutyFieldMessages = {
  title: text('Parcours', 'Route'),
  person: text('Personne', 'Person'),
  route: text('Parcours', 'Route'),
  rhythm: text('Rythme', 'How often'),
  firstDay: text('Premier jour', 'First day'),
  routeMissing: text('Choisissez un parcours.', 'Choose a route.'),
  personMissing: text('Choisissez une personne.', 'Choose a person.'),
  firstDayMissing: text('Indiquez le premier jour.', 'Give the first day.'),
  firstDayPast: text('Choisissez aujourd’hui ou un jour à venir.', 'Choose today or a later day.'),
};

export const dutyRhythmMessages = {
  weekly: text('Chaque semaine', 'Every week'),
  monthly: text('Chaque mois', 'Every month'),
};

export const dutyStatusMessages = {
  active: text('En cours', 'Active'),
  ended: text('Terminée', 'Ended'),
};

export const dutyWorkflowMessages = { end: text('Mettre fin', 'End') };
