/** The public interface of staff. */
export type { ExportPorts, HolderPorts, PersonPorts, QueuePorts } from './ports.ts';
export { staffQueues } from './queues/staff-queues.ts';
