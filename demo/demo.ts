/* What the server uses of the demo. */
export { accountsOfOthers, resetDemo } from './reset.ts';
export { seedDemo } from './seed.ts';
export { DEMO_USERNAMES } from './usernames.ts';
