export { longestDelay, mostDelay } from './longest-delay.ts';
