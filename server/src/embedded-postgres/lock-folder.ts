import { createHash } from 'node:crypto';
import { realpathSync, rmSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { platform, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { getSystemErrorCode } from '../error-code.ts';
import { ClusterInUse } from './failure.ts';

/** How long to wait for a server that is shutting down to release the folder, in milliseconds. */
const TIMEOUT_MS = 4_000;

/**
 * Returns a socket address for the folder's lock. The operating system releases it as soon as its holder
 * exits, even after a kill.
 */
const lockAddress = (dir: string): string => {
  const hash = createHash('sha256').update(realpathSync(dir)).digest('hex').slice(0, 32);
  const name = `tomoguide-${hash}`;
  if (platform() === 'linux') return `\0${name}`;
  return platform() === 'win32' ? `\\\\.\\pipe\\${name}` : join(tmpdir(), `${name}.sock`);
};

/** Returns a server that listens at the address; null if another process does. */
const listenAt = (address: string): Promise<Server | null> =>
  new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.destroy());
    server.once('error', (error) =>
      getSystemErrorCode(error) === 'EADDRINUSE' ? resolve(null) : reject(error),
    );
    server.listen(address, () => resolve(server.unref()));
  });

/**
 * Removes a stale socket file. On macOS, the address is a file that outlives its holder but then refuses
 * connections.
 */
const removeStaleSocket = (address: string): Promise<void> =>
  new Promise((resolve) => {
    const socket = connect(address, () => resolve(void socket.destroy()));
    socket.once('error', (error) => {
      if (getSystemErrorCode(error) === 'ECONNREFUSED') rmSync(address, { force: true });
      resolve();
    });
  });

/**
 * Locks a cluster's folder, before anything in it is changed, and returns a function that releases the
 * lock. Throws ClusterInUse if another process on this machine holds the lock. Containers do not see each
 * other's addresses, so they rely on the lock in the database (owner.ts).
 */
export const lockFolder = async (dir: string): Promise<() => void> => {
  const address = lockAddress(dir);
  for (const end = Date.now() + TIMEOUT_MS; ; await wait(50)) {
    const holder = await listenAt(address);
    if (holder) return () => holder.close();
    if (platform() === 'darwin') await removeStaleSocket(address);
    if (Date.now() > end) throw new ClusterInUse();
  }
};
