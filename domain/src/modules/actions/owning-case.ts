/**
 * The states of a case in which the actions that belong to it stay as they are. The case's own table, which stands above,
 * takes its final states from here.
 */
export { endedCaseStatuses } from '../../kernel/kinds';
