export { useRecordOffers } from './composer/offers';
export { useUnreadAlerts } from './unread';
