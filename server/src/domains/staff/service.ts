/** The public interface of staff: everything that other domains may call. */
export { type RecordedAction, recordStaffAction } from './audit-log/record-staff-action.ts';
export { registerStaffExport } from './exports/export-ports.ts';
export { requireOthersCase } from './policy.ts';
export {
  type PersonPorts,
  registerPersonPorts,
  registerStaffQueue,
  staffQueues,
  type Waiting,
} from './ports.ts';
