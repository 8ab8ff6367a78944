// npm run docs:statuses: writes the status table into docs/product/bookings.md.
import { readFileSync, writeFileSync } from 'node:fs';
import { EFFECTS } from '../contract/src/bookings/effects.ts';
import { BOOKING_STATUSES } from '../contract/src/bookings/statuses.ts';
import { TRANSITIONS } from '../contract/src/bookings/transitions.ts';
import { inRoot } from './setup/paths.js';
import { buildStatusView, STATUS_PAGE, withStatusView } from './structure/status-view.js';

const path = inRoot(STATUS_PAGE);
const view = buildStatusView(BOOKING_STATUSES, TRANSITIONS, EFFECTS);
writeFileSync(path, withStatusView(readFileSync(path, 'utf8'), view));
