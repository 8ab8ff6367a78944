export type { MessagingPorts } from './ports.ts';
