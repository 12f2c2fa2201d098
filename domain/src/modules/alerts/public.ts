export type { Alert } from './contract';
