import { everyPageIsFit } from './every-page';

everyPageIsFit('dark');
