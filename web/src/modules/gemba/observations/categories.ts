import { gembaCategories, isBuiltInCategory } from '@vigie/domain/modules/parameters/public';
import { useParameters } from '../../parameters/public';

/** Those that the company offers; those built in, until its own rules are there. */
export function useCategories(): readonly string[] {
  return useParameters().data?.gembaCategories ?? gembaCategories;
}

/** Those that the company has added. */
export const useOwnCategories = () => useCategories().filter((one) => !isBuiltInCategory(one));
