// One at a time installs and builds in this clone: two that start at once would take the ground from
// under each other, and so would what a killed one left at work.
import { createHash } from 'node:crypto';
import { rmSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { ROOT } from './paths.js';

/** A name that the system frees with its last holder, however that went. */
const address = () => {
  const hash = createHash('sha256').update(`${ROOT} ${userInfo().uid}`).digest('hex').slice(0, 32);
  const name = `tomoguide-setup-${hash}`;
  // Node 20 pads it to the full length, later ones do not: padded, it is the same in all.
  if (process.platform === 'linux') return `\0${name}`.padEnd(108, '\0');
  return process.platform === 'win32' ? `\\\\.\\pipe\\${name}` : join(tmpdir(), `${name}.sock`);
};

const listen = () =>
  new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.destroy());
    server.once('error', (error) => (error.code === 'EADDRINUSE' ? resolve() : reject(error)));
    server.listen(address(), () => resolve(server));
  });

/** macOS has files for names: one whose holder is gone takes no connection. */
const removeLeftBehind = () =>
  new Promise((resolve) => {
    const socket = connect(address(), () => resolve(socket.destroy()));
    socket.once('error', (error) => {
      if (error.code === 'ECONNREFUSED') rmSync(address(), { force: true });
      resolve();
    });
  });

/**
 * Does `work` while nobody else does any here; another process waits, and says so. `work` is handed
 * what its children inherit, so that the place is taken until the last of them is gone too.
 */
export const alone = async (work) => {
  let holder = await listen();
  if (!holder) console.error('Another command installs or builds here: waiting for it');
  for (; !holder; holder = await listen()) {
    if (process.platform === 'darwin') await removeLeftBehind();
    await wait(200);
  }
  try {
    return await work({ inherited: holder._handle?.fd >= 0 ? [holder._handle.fd] : [] });
  } finally {
    holder.close();
  }
};
