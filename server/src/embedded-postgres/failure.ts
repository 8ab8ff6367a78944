/** What keeps the embedded PostgreSQL from running, in a sentence for who starts the program. */
export class ClusterFailure extends Error {}

/** Thrown when another living server runs on the same folder. */
export class ClusterInUse extends ClusterFailure {
  constructor() {
    super('Another server is running on this DATA_DIR. Stop it first, or set another DATA_DIR.');
  }
}

/** The line of a PostgreSQL program's output that gives the reason. */
export const reasonIn = (output: string): string => {
  const lines = output.trim().split('\n');
  const line = lines.findLast((line) => /\b(FATAL|PANIC|error):/.test(line)) ?? lines.at(-1) ?? '';
  return line.replace(/^.*?\b(FATAL|PANIC|error): +/, '');
};
