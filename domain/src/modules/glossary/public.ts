export { builtInGroups } from './built-in/built-in';
export {
  type CompanyGlossary,
  effectiveGroups,
  type GlossaryLookup,
  type GlossaryMatch,
  glossaryLookup,
  plainWords,
  type WordGroup,
} from './glossary';
