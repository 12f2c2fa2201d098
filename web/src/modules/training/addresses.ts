import { trainingAddress, trainingPath } from '@vigie/domain/modules/training/id';

export const minePath = `${trainingPath}/mine`;
export const gatesPath = `${trainingPath}/gates`;
export const learnAddress = (id: string) => `${trainingAddress(id)}/learn`;
