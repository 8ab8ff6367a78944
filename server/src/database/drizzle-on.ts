import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type pg from 'pg';

/** The subset of a pg client that Drizzle uses. */
export interface QueryClient {
  query(config: pg.QueryConfig, values?: unknown[]): Promise<pg.QueryResult>;
}

const clients = new WeakMap<object, QueryClient>();

/** Creates a Drizzle database on any client that runs queries. */
export const createDrizzle = (client: QueryClient): NodePgDatabase => {
  const db = drizzle({ client: client as unknown as pg.PoolClient });
  clients.set(db._.session, client);
  return db;
};

/** Returns the client of a pool or transaction. */
export const getClient = (db: Pick<NodePgDatabase, '_'>): QueryClient => {
  const client = clients.get(db._.session);
  if (!client) throw new Error('this is no database of ours');
  return client;
};
