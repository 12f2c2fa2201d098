import { english, text } from '../../../kernel/message';

/** What stands on a page before anything of the assistant is opened. */
export const assistantButtonMessages = {
  open: english('Assistance IA', 'AI Assistance'),
  suggestWhat: text('Proposer une formulation', 'Suggest a wording'),
};
