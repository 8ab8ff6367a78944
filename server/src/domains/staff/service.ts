/** The public interface of staff: everything that other domains can call. */
export type { ExportPorts, PersonPorts, QueuePorts } from './ports.ts';
export { staffQueues } from './queues/staff-queues.ts';
