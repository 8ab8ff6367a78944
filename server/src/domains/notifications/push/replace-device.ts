import { timingSafeEqual } from 'node:crypto';
import type { Body } from '@tomoguide/contract/call';
import type { replacePushDevice } from '@tomoguide/contract/notifications/calls';
import { inTransaction } from '../../../database/transaction.ts';
import type { Deps } from '../../../deps.ts';
import { fail } from '../../../failure.ts';
import {
  deleteDevice,
  findDeviceByEndpoint,
  lockEndpoint,
  updateDevice,
} from './device-queries.ts';
import { isPushEndpoint, isPushKey } from './push-endpoint.ts';

const isSame = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));

/**
 * Gives a device the subscription that replaces its former one (docs/product/notices.md, "Push"). It stays
 * bound to its login, and waiting pushes go to the new address. Throws NOT_FOUND unless the caller knows the
 * address and the secret of a device, and PUSH_ENDPOINT_INVALID or VALIDATION_FAILED.
 */
export const replaceDevice = (
  deps: Deps,
  publicKey: string,
  { former, endpoint, p256dh, auth }: Body<typeof replacePushDevice>,
): Promise<void> => {
  if (!isPushEndpoint(endpoint, deps.config.pushAllowHosts)) fail('PUSH_ENDPOINT_INVALID');
  if (!isPushKey(p256dh)) fail('VALIDATION_FAILED');
  return inTransaction(deps.db, async (tx) => {
    await lockEndpoint(tx, endpoint);
    const device = (await findDeviceByEndpoint(tx, former.endpoint)) ?? fail('NOT_FOUND');
    if (device.publicKey !== publicKey || !isSame(device.auth, former.auth)) fail('NOT_FOUND');
    const known = await findDeviceByEndpoint(tx, endpoint);
    // A page was faster, and the login in the browser decides whose device it is.
    if (known && known.id !== device.id) await deleteDevice(tx, device.id);
    else await updateDevice(tx, device.id, { endpoint, p256dh, auth, failures: 0 });
  });
};
