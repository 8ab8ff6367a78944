/** The public interface of staff: everything that other domains may call. */
export { type RecordedAction, recordStaffAction } from './audit-log/record-staff-action.ts';
export { requireOthersCase } from './own-cases/require-others-case.ts';
export type { ExportPorts, PersonPorts, QueuePorts, Waiting } from './ports.ts';
export { staffQueues } from './queues/staff-queues.ts';
