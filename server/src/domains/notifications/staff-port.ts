import type { Deps } from '../../deps.ts';
import type { ExportPorts } from '../staff/service.ts';
import { listAnnouncements } from './announcements/routes.ts';

/** The announcements in the staff console. */
export const exportPorts: Pick<ExportPorts<Deps>, 'announcements'> = {
  announcements: (deps, _, part) => listAnnouncements(deps, part),
};
