export { builtInGroups } from './built-in/built-in';
export {
  type CompanyGlossary,
  effectiveGroups,
  type GlossaryLookup,
  type GlossaryMatch,
  glossaryLookup,
  type WordGroup,
} from './glossary';
export { glossaryTokens } from './tokens';
