import { createHash } from 'node:crypto';
import { realpathSync, rmSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { platform, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { errorCode } from '../error-code.ts';
import { ClusterInUse } from './failure.ts';

/** A server that is just stopping gives up its folder within this. */
const PATIENCE_MS = 4_000;

/** A name that the system frees as soon as its holder is gone, however it went. */
const nameOf = (dir: string): string => {
  const hash = createHash('sha256').update(realpathSync(dir)).digest('hex').slice(0, 32);
  const name = `tomoguide-${hash}`;
  if (platform() === 'linux') return `\0${name}`;
  return platform() === 'win32' ? `\\\\.\\pipe\\${name}` : join(tmpdir(), `${name}.sock`);
};

/** The holder, or null where somebody else is. */
const listenAt = (address: string): Promise<Server | null> =>
  new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.destroy());
    server.once('error', (error) =>
      errorCode(error) === 'EADDRINUSE' ? resolve(null) : reject(error),
    );
    server.listen(address, () => resolve(server.unref()));
  });

/** macOS has files for names: one whose holder is gone takes no connection. */
const removeLeftBehind = (address: string): Promise<void> =>
  new Promise((resolve) => {
    const socket = connect(address, () => resolve(void socket.destroy()));
    socket.once('error', (error) => {
      if (errorCode(error) === 'ECONNREFUSED') rmSync(address, { force: true });
      resolve();
    });
  });

/**
 * Holds a cluster's folder for this process from before anything in it is touched; answers what lets
 * it go. Throws ClusterInUse where another process of this machine holds it. Between containers, which
 * do not see each other's names, the owner's lock in the database decides (owner.ts).
 */
export const holdFolder = async (dir: string): Promise<() => void> => {
  const address = nameOf(dir);
  for (const end = Date.now() + PATIENCE_MS; ; await wait(50)) {
    const holder = await listenAt(address);
    if (holder) return () => holder.close();
    if (platform() === 'darwin') await removeLeftBehind(address);
    if (Date.now() > end) throw new ClusterInUse();
  }
};
