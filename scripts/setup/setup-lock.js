// Only one process at a time installs or builds in this clone. Concurrent processes would overwrite each
// other's files, and so would children that survive a killed process.
import { createHash } from 'node:crypto';
import { rmSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { ROOT } from './paths.js';

/**
 * Returns an address that the operating system releases when its last holder exits, even if the holder is
 * killed.
 */
const getLockAddress = () => {
  const hash = createHash('sha256').update(`${ROOT} ${userInfo().uid}`).digest('hex').slice(0, 32);
  const name = `tomoguide-setup-${hash}`;
  // Node 20 pads the name to its full length and later versions do not. A name that is already padded is
  // the same in all versions.
  if (process.platform === 'linux') return `\0${name}`.padEnd(108, '\0');
  return process.platform === 'win32' ? `\\\\.\\pipe\\${name}` : join(tmpdir(), `${name}.sock`);
};

const listen = () =>
  new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.destroy());
    server.once('error', (error) => (error.code === 'EADDRINUSE' ? resolve() : reject(error)));
    server.listen(getLockAddress(), () => resolve(server));
  });

/**
 * Removes a stale socket. On macOS, the address is a socket file, which outlives its holder but then
 * refuses connections.
 */
const removeStaleSocket = () =>
  new Promise((resolve) => {
    const socket = connect(getLockAddress(), () => resolve(socket.destroy()));
    socket.once('error', (error) => {
      if (error.code === 'ECONNREFUSED') rmSync(getLockAddress(), { force: true });
      resolve();
    });
  });

/**
 * Runs `work` while holding the lock. Other processes print a message and wait. `work` receives the file
 * descriptors that its children must inherit, so that the lock is held until the last of them exits.
 */
export const withSetupLock = async (work) => {
  let holder = await listen();
  if (!holder) console.error('Another command installs or builds here: waiting for it');
  for (; !holder; holder = await listen()) {
    if (process.platform === 'darwin') await removeStaleSocket();
    await wait(200);
  }
  try {
    return await work({ inherited: holder._handle?.fd >= 0 ? [holder._handle.fd] : [] });
  } finally {
    holder.close();
  }
};
