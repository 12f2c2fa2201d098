import { auditAddress } from '@vigie/domain/modules/audits/audits/id';

export const checklistAddress = (auditId: string) => `${auditAddress(auditId)}/checklist`;
