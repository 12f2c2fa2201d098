import { everyPageIsFit } from '../support/every-page';

everyPageIsFit([
  'the public pages',
  'the pages of reports',
  'the pages of questionnaires',
  'the pages of the administration',
]);
