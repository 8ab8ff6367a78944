import { totalmem } from 'node:os';

/**
 * Returns PostgreSQL settings for a small machine. If `durable` is false, trades safety for speed, for
 * tests.
 */
export const getSettings = (durable: boolean): Record<string, string> => {
  const safe = durable ? 'on' : 'off';
  return {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: '200',
    shared_buffers: '128MB',
    effective_cache_size: `${Math.max(256, Math.floor(totalmem() / 2 / 1024 / 1024))}MB`,
    work_mem: '8MB',
    maintenance_work_mem: '128MB',
    random_page_cost: '1.1',
    jit: 'off',
    max_wal_size: '1GB',
    checkpoint_timeout: '15min',
    timezone: 'UTC',
    log_timezone: 'UTC',
    // Does not log statement errors: the caller receives them, and in the log, their statements and rows
    // would be personal data.
    log_min_messages: 'log',
    log_checkpoints: 'off',
    log_error_verbosity: 'terse',
    fsync: safe,
    synchronous_commit: safe,
    full_page_writes: safe,
    ...(durable
      ? {}
      : { autovacuum: 'off', io_method: 'sync', wal_level: 'minimal', max_wal_senders: '0' }),
  };
};
