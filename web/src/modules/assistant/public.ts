export { AssistantButton } from './button/assistant-button';
export { useSuggestWhat } from './what/suggest-what';
