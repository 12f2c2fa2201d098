export { findFinding, linkFinding } from './filled/findings';
