import { english, text } from '../../kernel/message';

export const gembaMessages = {
  onlyEditors: text(
    'Réservé aux concepteurs et aux administrateurs de l’entreprise.',
    'Designers and company administrators only.',
  ),
  onlyPlanners: text(
    'Réservé à l’assurance qualité, aux concepteurs et aux administrateurs.',
    'QA, designers and company administrators only.',
  ),
  wrongState: text('Cet état ne le permet pas.', 'Not possible in this state.'),
  reasonMissing: text('Indiquez la raison.', 'Give the reason.'),
  stationUnknown: text('Choisissez une station active.', 'Choose an active station.'),
  routeUnknown: text('Choisissez un parcours actif.', 'Choose an active route.'),
};

/** What the pages of the module are called, in their tabs and in the palette. */
export const gembaPageMessages = {
  gemba: english('Gemba', 'Gemba'),
  walks: text('Tournées gemba', 'Gemba walks'),
  newWalk: text('Nouvelle tournée gemba', 'New gemba walk'),
  walking: text('Sur le terrain', 'On the walk'),
  observations: text('Observations gemba', 'Gemba observations'),
  heatMap: text('Carte des points chauds', 'Heat map'),
  walked: text('Qui a fait sa tournée', 'Who walked'),
  stations: text('Stations gemba', 'Gemba stations'),
  newStation: text('Nouvelle station gemba', 'New gemba station'),
  codes: text('Codes des stations', 'Station codes'),
  routes: text('Parcours gemba', 'Gemba routes'),
  newRoute: text('Nouveau parcours gemba', 'New gemba route'),
  duties: text('Tournées régulières', 'Regular walks'),
  newDuty: text('Nouvelle tournée régulière', 'New regular walk'),
  here: text('Station scannée', 'Scanned station'),
};

/** The same in the tabs of the module, where it is known that they are about gemba. */
export const gembaTabMessages = {
  sections: text('Rubriques du gemba', 'Gemba sections'),
  walks: text('Tournées', 'Walks'),
  observations: text('Observations', 'Observations'),
  heatMap: text('Points chauds', 'Heat map'),
  walked: text('Qui a marché', 'Who walked'),
  stations: text('Stations', 'Stations'),
  routes: text('Parcours', 'Routes'),
  duties: text('Régularité', 'Regular walks'),
};
