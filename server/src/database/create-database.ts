import pg from 'pg';
import { errorCode } from '../error-code.ts';

const onServer = async <T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> => {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
};

/** Only names that need no quoting, so that a name is never SQL. */
const checked = (name: string): string => {
  if (!/^[a-z][a-z0-9_]{0,62}$/.test(name)) throw new Error(`Not a database name: ${name}`);
  return name;
};

/** The same server's address with another database in it. */
export const databaseUrl = (url: string, name: string): string => {
  const address = new URL(url);
  address.pathname = `/${checked(name)}`;
  return address.href;
};

const UTF8 = "TEMPLATE template0 ENCODING 'UTF8' LC_COLLATE 'C.UTF-8' LC_CTYPE 'C.UTF-8'";
const ANY_UTF8 = "TEMPLATE template0 ENCODING 'UTF8' LC_COLLATE 'C' LC_CTYPE 'C'";

/**
 * Makes a database on the server and answers its address. A template is copied whole; a template
 * someone is just leaving is waited for. Throws 42P04 when the name is taken.
 */
export const createDatabase = (url: string, name: string, template?: string): Promise<string> =>
  onServer(url, async (client) => {
    const make = (how: string) => client.query(`CREATE DATABASE ${checked(name)} ${how}`);
    if (template) {
      // Files are copied in a third of the time that the log of each page takes.
      const how = `TEMPLATE ${checked(template)} STRATEGY file_copy`;
      for (let attempt = 0; ; attempt += 1) {
        try {
          await make(how);
          break;
        } catch (error) {
          if (errorCode(error) !== '55006' || attempt === 50) throw error;
          await new Promise((later) => setTimeout(later, 100));
        }
      }
    } else {
      await make(UTF8).catch((error: unknown) => {
        if (errorCode(error) !== '42809' && errorCode(error) !== '22023') throw error;
        return make(ANY_UTF8); // a system without C.UTF-8
      });
    }
    return databaseUrl(url, name);
  });

/** The address of a database of that name, made when it is not there. */
export const ensureDatabase = async (url: string, name: string): Promise<string> => {
  const taken = await onServer(url, (client) =>
    client.query('select 1 from pg_database where datname = $1', [checked(name)]),
  );
  return taken.rowCount ? databaseUrl(url, name) : createDatabase(url, name);
};

/** Drops a database of our own, whoever is still connected. Nothing happens when it is not there. */
export const dropDatabase = (url: string, name: string): Promise<void> =>
  onServer(url, async (client) => {
    await client.query(`DROP DATABASE IF EXISTS ${checked(name)} WITH (FORCE)`);
  });
