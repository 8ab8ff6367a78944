import { spawnSync } from 'node:child_process';
import { appendFileSync, chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startCluster } from '../embedded-postgres/cluster.ts';
import { prepareCluster } from '../embedded-postgres/place.ts';

/** A PostgreSQL cluster and a streaming replica of it. */
export interface ReplicatedCluster {
  primaryUrl: string;
  replicaUrl: string;
  stopReplica(): Promise<void>;
  stop(): Promise<void>;
}

/** Creates a folder that the database account can enter. */
const folderFor = (name: string): string => {
  const folder = mkdtempSync(join(tmpdir(), `tomoguide-${name}-`));
  chmodSync(folder, 0o711);
  return folder;
};

export const replicatedCluster = async (): Promise<ReplicatedCluster> => {
  const [dir, copy] = [folderFor('primary'), folderFor('replica')];
  // Copies the files of the stopped cluster, which serve as its base backup.
  await (await startCluster({ dir, durable: true })).stop();
  spawnSync('cp', ['-a', `${dir}/.`, copy]);
  const primary = await startCluster({ dir, durable: true });
  const { data } = await prepareCluster(copy, true);
  writeFileSync(join(data, 'standby.signal'), '');
  appendFileSync(join(data, 'postgresql.auto.conf'), `primary_conninfo = '${primary.url}'\n`);
  const replica = await startCluster({ dir: copy, durable: true });
  return {
    primaryUrl: primary.url,
    replicaUrl: replica.url,
    stopReplica: () => replica.stop(),
    stop: async () => {
      await replica.stop();
      await primary.stop();
      for (const folder of [dir, copy]) rmSync(folder, { recursive: true, force: true });
    },
  };
};
