import { everyOverlayIsFit, everyPageIsFit, sizes } from '../support/every-page';

everyPageIsFit([
  'the pages of other kinds',
  'the pages of training',
  'the pages of templates',
  'the pages of missing records',
]);
everyOverlayIsFit(sizes.phone);
