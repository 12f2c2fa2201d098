import * as z from 'zod/mini';

export const requirementId = z.string().check(z.regex(/^REQ_\d{4,9}$/));
export const curriculumId = z.string().check(z.regex(/^CUR_\d{4,9}$/));
export const postId = z.string().check(z.regex(/^PST_\d{4,9}$/));
export const absenceId = z.string().check(z.regex(/^ABS_\d{4,9}$/));
export const trainingId = z.string().check(z.regex(/^TRN_\d{5,9}$/));

export const trainingPath = '/apps/training';
export const requirementsPath = `${trainingPath}/requirements`;
export const curriculaPath = `${trainingPath}/curricula`;
export const postsPath = `${trainingPath}/posts`;
export const absencesPath = `${trainingPath}/absences`;
export const matrixPath = `${trainingPath}/matrix`;
export const trainingAddress = (id: string) => `${trainingPath}/${id}`;
