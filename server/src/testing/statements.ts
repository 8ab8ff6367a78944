import { AsyncLocalStorage } from 'node:async_hooks';
import pg from 'pg';

/** Statements that this process sent to the database, counted by the work that caused them. */
export interface Counted {
  /** The number of statements by kind of work. */
  byWork: Map<string, number>;
  ms: number;
}

const work = new AsyncLocalStorage<string>();

/** Attributes the statements of `act` to this name. */
export const attributeStatements = <Result>(
  name: string,
  act: () => Promise<Result>,
): Promise<Result> => work.run(name, async () => await act());

const getText = (statement: unknown): string =>
  (typeof statement === 'string'
    ? statement
    : String((statement as { text?: unknown } | undefined)?.text)
  )
    .replace(/\s+/g, ' ')
    .trim();

/** Counts the statements of this process while `act` runs, and passes each statement to `see`. */
export const countStatements = async (
  act: () => Promise<void>,
  see: (work: string, text: string) => void = () => {},
): Promise<Counted> => {
  const original = pg.Client.prototype.query as (...all: unknown[]) => Promise<unknown>;
  const byWork = new Map<string, number>();
  let ms = 0;
  const counting = async function (this: pg.Client, ...args: unknown[]) {
    const name = work.getStore() ?? 'in the background';
    byWork.set(name, (byWork.get(name) ?? 0) + 1);
    see(name, getText(args[0]));
    const from = performance.now();
    try {
      return await original.apply(this, args);
    } finally {
      ms += performance.now() - from;
    }
  };
  Object.assign(pg.Client.prototype, { query: counting });
  try {
    await act();
  } finally {
    Object.assign(pg.Client.prototype, { query: original });
  }
  return { byWork, ms };
};
