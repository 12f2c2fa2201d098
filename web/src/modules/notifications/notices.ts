import { accessNotices, commentNotices } from '@vigie/domain/modules/notifications/notices';

export const notices = [commentNotices, accessNotices];
