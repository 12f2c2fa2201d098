export { useRecordOffers } from './composer/offers';
export { useMarkRead } from './queries';
export { useUnreadAlerts } from './unread';
