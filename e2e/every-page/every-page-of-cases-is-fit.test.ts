import { everyPageIsFit } from '../support/every-page';

everyPageIsFit([
  'the pages of cases',
  'the pages of actions and alerts',
  'the pages of an investigation',
  'the pages of gemba walks',
  'the pages of audits',
  'the pages of audit programmes',
  'the pages of procedures',
]);
