import type { Permission } from '../../kernel/identity/permission';
import type { feedbackEndpoints } from './contract';

export const feedbackPermissions: Record<keyof typeof feedbackEndpoints, Permission> = {
  sendFeedback: 'signed_in',
  listFeedback: ['platform_admin'],
  handleFeedback: ['platform_admin'],
};
