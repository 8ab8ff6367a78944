import { startCluster } from '../embedded-postgres/cluster.ts';

/** Runs a durable cluster in the given folder until this process is killed. */
await startCluster({ dir: process.argv[2] ?? '', durable: true });
process.send?.('ready');
process.on('disconnect', () => process.exit(1));
