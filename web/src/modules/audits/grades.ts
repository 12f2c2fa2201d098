import { defaultGrades, type FindingGrade } from '@vigie/domain/modules/parameters/public';
import { useCallback } from 'react';
import { useSay } from '../../platform/page/messages';
import { useParameters } from '../parameters/public';

/** Those of the company, the worst first; those built in, until its own rules are there. */
export function useGrades(): readonly FindingGrade[] {
  return useParameters().data?.findingGrades ?? defaultGrades;
}

/** What a grade is called now. An audit may have kept one that the company has since taken out: it has its own words. */
export function useGradeLabel(kept: readonly FindingGrade[] | null = null): (key: string) => string {
  const say = useSay();
  const grades = useGrades();
  return useCallback(
    (key) => {
      const grade = [...(kept ?? []), ...grades, ...defaultGrades].find((one) => one.key === key);
      return grade ? say({ fr: grade.fr, en: grade.en, mixed: 'page' }) : key;
    },
    [say, grades, kept],
  );
}
