import { absencesEndpoints, absencesPermissions } from './absences/contract';
import { assignmentsEndpoints, assignmentsPermissions } from './assignments/contract';
import { curriculaEndpoints, curriculaPermissions } from './curricula/contract';
import { matrixEndpoints, matrixPermissions } from './matrix/contract';
import { postsEndpoints, postsPermissions } from './posts/contract';
import { requirementsEndpoints, requirementsPermissions } from './requirements/contract';

export const trainingEndpoints = {
  ...requirementsEndpoints,
  ...curriculaEndpoints,
  ...postsEndpoints,
  ...absencesEndpoints,
  ...matrixEndpoints,
  ...assignmentsEndpoints,
};

export const trainingPermissions = {
  ...requirementsPermissions,
  ...curriculaPermissions,
  ...postsPermissions,
  ...absencesPermissions,
  ...matrixPermissions,
  ...assignmentsPermissions,
};
