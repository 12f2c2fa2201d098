export { builtInGroups } from './built-in/built-in';
export {
  type CompanyGlossary,
  effectiveGroups,
  type GlossaryLookup,
  type GlossaryMatch,
  glossaryLookup,
  glossaryTokens,
  type WordGroup,
} from './glossary';
