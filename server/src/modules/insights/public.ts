export { tellCaseDays, tellManyCaseDays } from './repository/told-days';
