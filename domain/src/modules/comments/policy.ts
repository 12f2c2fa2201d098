import type { Permission } from '../../kernel/identity/permission';
import type { commentsEndpoints } from './contract';

export const commentsPermissions: Record<keyof typeof commentsEndpoints, Permission> = {};
