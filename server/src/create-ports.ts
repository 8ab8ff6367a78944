import type { Deps } from './deps.ts';
import { paymentPorts as accountsForPayments } from './domains/accounts/payments-port.ts';
import {
  personalDataHandler as applicationsDataHandler,
  getUserGuideStatus,
} from './domains/applications/accounts-port.ts';
import { filePorts as applicationFiles } from './domains/applications/files-port.ts';
import * as applicationsForStaff from './domains/applications/staff-port.ts';
import { personalDataHandler as bookingsDataHandler } from './domains/bookings/accounts-port.ts';
import { filePorts as bookingFiles } from './domains/bookings/files-port.ts';
import { guidePorts as bookingsForGuides } from './domains/bookings/guides-port.ts';
import { paymentPorts as bookingsForPayments } from './domains/bookings/payments-port.ts';
import * as bookingsForStaff from './domains/bookings/staff-port.ts';
import { personalDataHandler as guidesDataHandler } from './domains/guides/accounts-port.ts';
import { filePorts as guideFiles } from './domains/guides/files-port.ts';
import { paymentPorts as guidesForPayments } from './domains/guides/payments-port.ts';
import * as guidesForStaff from './domains/guides/staff-port.ts';
import { personalDataHandler as messagingDataHandler } from './domains/messaging/accounts-port.ts';
import { bookingPorts as messagingForBookings } from './domains/messaging/bookings-port.ts';
import { filePorts as messageFiles } from './domains/messaging/files-port.ts';
import { guidePorts as messagingForGuides } from './domains/messaging/guides-port.ts';
import * as messagingForStaff from './domains/messaging/staff-port.ts';
import { personalDataHandler as notificationsDataHandler } from './domains/notifications/accounts-port.ts';
import { messagingPorts as notificationsForMessaging } from './domains/notifications/messaging-port.ts';
import * as notificationsForStaff from './domains/notifications/staff-port.ts';
import { personalDataHandler as reviewsDataHandler } from './domains/reviews/accounts-port.ts';
import { guidePorts as reviewsForGuides } from './domains/reviews/guides-port.ts';
import * as reviewsForStaff from './domains/reviews/staff-port.ts';
import * as staffItself from './domains/staff/staff-port.ts';
import { personalDataHandler as supportDataHandler } from './domains/support/accounts-port.ts';
import * as supportForStaff from './domains/support/staff-port.ts';
import type { Ports } from './ports.ts';

/** Connects domains that cannot import each other. The code does not compile if a port is missing. */
export const createPorts = (): Ports<Deps> => ({
  accounts: {
    personalDataHandlers: {
      applications: applicationsDataHandler,
      bookings: bookingsDataHandler,
      guides: guidesDataHandler,
      reviews: reviewsDataHandler,
      messaging: messagingDataHandler,
      notifications: notificationsDataHandler,
      support: supportDataHandler,
    },
    guideStatus: getUserGuideStatus,
  },
  bookings: messagingForBookings,
  files: { ...applicationFiles, ...bookingFiles, ...guideFiles, ...messageFiles },
  guides: { ...bookingsForGuides, ...messagingForGuides, ...reviewsForGuides },
  messaging: notificationsForMessaging,
  payments: { ...accountsForPayments, ...bookingsForPayments, ...guidesForPayments },
  staff: {
    person: { ...applicationsForStaff.personPorts, ...messagingForStaff.personPorts },
    queues: {
      ...staffItself.queuePorts,
      ...applicationsForStaff.queuePorts,
      ...bookingsForStaff.queuePorts,
      ...guidesForStaff.queuePorts,
      ...messagingForStaff.queuePorts,
      ...reviewsForStaff.queuePorts,
      ...supportForStaff.queuePorts,
    },
    holders: { ...applicationsForStaff.holderPorts, ...supportForStaff.holderPorts },
    exports: {
      ...staffItself.exportPorts,
      ...applicationsForStaff.exportPorts,
      ...bookingsForStaff.exportPorts,
      ...guidesForStaff.exportPorts,
      ...messagingForStaff.exportPorts,
      ...notificationsForStaff.exportPorts,
      ...reviewsForStaff.exportPorts,
      ...supportForStaff.exportPorts,
    },
  },
});
