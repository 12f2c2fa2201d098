export { AssistantButton } from './button/assistant-button';
export { SuggestWhat } from './what/suggest-what';
