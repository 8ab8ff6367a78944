import { ConfigError, readConfig } from './config.ts';
import { ClusterFailure } from './embedded-postgres/failure.ts';

/** What Node and node-postgres put on their errors. */
interface Told {
  code?: string;
  syscall?: string;
  path?: string;
  address?: string;
  port?: number;
  message: string;
  cause?: unknown;
  errors?: Told[];
}

/** Drizzle wraps what node-postgres throws; a host of several addresses fails once for each. */
const rootOf = (error: Told): Told => {
  if (error.cause instanceof Error) return rootOf(error.cause);
  return error.errors?.[0] ?? error;
};

/** Refused by the server before any statement of ours: connection, login, database, its limits. */
const REFUSED = /^(08|28|3D|53|57P)/;
const NETWORK = new Set(['connect', 'getaddrinfo', 'read']);

/**
 * A failure to start that whoever starts the program can mend, in one sentence; null for any other,
 * which is a fault of ours and needs its stack.
 */
export const startFailure = (error: unknown): string | null => {
  if (error instanceof ConfigError || error instanceof ClusterFailure) return error.message;
  if (!(error instanceof Error)) return null;
  const { code = '', syscall = '', path = '', address, port, message } = rootOf(error);
  if (code === 'EADDRINUSE')
    return `Port ${port} of ${address} is taken: stop what listens there, or set another PORT.`;
  if (syscall === 'listen')
    return `The server cannot listen on ${address}, port ${port} (${code}): set another HOST or PORT.`;
  const { dataDir, databaseUrl } = readConfig();
  if (path.startsWith(dataDir)) return `DATA_DIR cannot be used: ${message}.`;
  const refused = NETWORK.has(syscall) || REFUSED.test(code) || /^Connection term/.test(message);
  if (databaseUrl && refused) return `The database of DATABASE_URL cannot be used: ${message}.`;
  return null;
};
