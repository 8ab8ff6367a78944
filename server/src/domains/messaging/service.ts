export type { MessagingPorts } from './ports.ts';
export { listSettledMessages } from './queries.ts';
