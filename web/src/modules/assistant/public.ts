export { AssistantButton } from './button/assistant-button';
