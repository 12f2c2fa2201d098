export { builtInGroups } from './built-in/built-in';
export { type Equivalent, equivalentsIn } from './equivalents';
export {
  type CompanyGlossary,
  effectiveGroups,
  type GlossaryLookup,
  type GlossaryMatch,
  glossaryLookup,
  type WordGroup,
} from './glossary';
export { glossaryTokens } from './tokens';
