import { ConfigError, readConfig } from './config.ts';
import { DatabaseFailure } from './database/database-failure.ts';
import {
  getRootCause,
  isPoolerRefusal,
  isTransient,
  NETWORK_SYSCALLS,
} from './database/retry-startup-step.ts';
import { ClusterFailure } from './embedded-postgres/failure.ts';

/** SQLSTATEs of errors that the operator must fix: login, database, privileges, missing features, disk. */
const REFUSED = /^(28...|3D...|53...|57P..|08...|42501|0A000|58P01|58030)$/;
/** Matches TLS and authentication errors. */
const TLS = /^(ERR_TLS|ERR_SSL|CERT_|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO)|SASL|SSL connection/;

const REMEDIES: Readonly<Record<string, string>> = {
  ENOSPC: 'make room on its disk',
  EDQUOT: 'make room on its disk',
  EACCES: 'start as the user it belongs to, or set another DATA_DIR',
  EPERM: 'start as the user it belongs to, or set another DATA_DIR',
};

/**
 * Describes a startup failure that the operator can fix, in one sentence. Returns null for any other error,
 * which is a bug and needs its stack trace.
 */
export const startFailure = (error: unknown): string | null => {
  if (error instanceof ConfigError || error instanceof ClusterFailure) return error.message;
  if (error instanceof DatabaseFailure) return error.message;
  if (!(error instanceof Error)) return null;
  const { code = '', syscall = '', path = '', address, port, message } = getRootCause(error);
  if (code === 'EADDRINUSE')
    return `Port ${port} of ${address} is taken: stop what listens there, or set another PORT.`;
  if (syscall === 'listen')
    return `The server cannot listen on ${address}, port ${port} (${code}): set another HOST or PORT.`;
  const { dataDir, databaseUrl, host } = readConfig();
  if (syscall === 'getaddrinfo' && 'hostname' in error && error.hostname === host)
    return `The server cannot listen on ${host} (${code}): set another HOST.`;
  if (path.startsWith(dataDir) || code === 'ENOSPC') {
    const remedy = REMEDIES[code] ?? 'set DATA_DIR to a folder that can be written';
    return `DATA_DIR cannot be used: ${message}: ${remedy}.`;
  }
  if (isPoolerRefusal(message))
    return 'The database cannot be reached past its pooler: set DATABASE_SESSION_URL to the address of the database itself (docs/operations.md, "A pooler").';
  const refused =
    isTransient(error) ||
    NETWORK_SYSCALLS.has(syscall) ||
    REFUSED.test(code) ||
    TLS.test(code || message);
  const place = databaseUrl ? 'of DATABASE_URL' : 'in DATA_DIR';
  return refused ? `The database ${place} cannot be used: ${message}.` : null;
};
