import { everyOverlayIsFit, everyPageIsFit, sizes } from '../support/every-page';

everyPageIsFit([
  'the pages of cases',
  'the pages of actions and alerts',
  'the pages of an investigation',
  'the pages of templates',
  'the pages of questionnaires',
  'the pages of other kinds',
  'the pages of gemba walks',
  'the pages of audits',
  'the pages of audit programmes',
  'the pages of figures',
  'the pages of missing records',
]);
everyOverlayIsFit(sizes.phone);
