export { useFreshWaiting, useWaiting } from './waiting';
