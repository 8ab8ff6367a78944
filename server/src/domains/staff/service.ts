/** The public interface of staff. */
export type { ExportPorts, HolderPorts, PersonPorts, QueuePorts } from './ports.ts';
export { countWaitingByQueue } from './queues/staff-queues.ts';
