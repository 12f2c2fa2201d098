import { alertNotices } from '@vigie/domain/modules/alerts/notices';

export const notices = [alertNotices];
