/* The exports that the server uses. */
export { listNonDemoAccounts, resetDemo } from './reset.ts';
export { seedDemo } from './seed.ts';
export { DEMO_USERNAMES } from './usernames.ts';
