import { adoptStyles } from '../../ui/foundation/adopted-styles';
import styles from './overview.css?inline';

adoptStyles(styles);

/** Called by the page, so that the styles above come with it. */
export function useOverviewStyles(): void {}
