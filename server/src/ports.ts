import type { AccountPorts } from './domains/accounts/ports.ts';
import type { BookingPorts } from './domains/bookings/ports.ts';
import type { FilePorts } from './domains/files/ports.ts';
import type { GuidePorts } from './domains/guides/ports.ts';
import type { MessagingPorts } from './domains/messaging/ports.ts';
import type { PaymentPorts } from './domains/payments/ports.ts';
import type { StaffPorts } from './domains/staff/ports.ts';

/**
 * What each domain needs from domains that it cannot import; create-ports.ts connects them. `Deps` is a
 * type parameter, because it contains the ports itself.
 */
export interface Ports<Deps> {
  accounts: AccountPorts<Deps>;
  bookings: BookingPorts<Deps>;
  files: FilePorts<Deps>;
  guides: GuidePorts;
  messaging: MessagingPorts<Deps>;
  payments: PaymentPorts<Deps>;
  staff: StaffPorts<Deps>;
}
