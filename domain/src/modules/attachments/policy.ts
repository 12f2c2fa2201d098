import type { Permission } from '../../kernel/identity/permission';
import type { attachmentsEndpoints } from './contract';

export const attachmentsPermissions: Record<keyof typeof attachmentsEndpoints, Permission> = {
  uploadAttachment: 'signed_in',
  captureFile: 'signed_in',
  getAttachment: 'signed_in',
  downloadAttachment: 'signed_in',
};
