/** Why the embedded PostgreSQL cannot run, as a message for the operator. */
export class ClusterFailure extends Error {}

/** Another running server uses the same folder. */
export class ClusterInUse extends ClusterFailure {
  constructor() {
    super('Another server is running on this DATA_DIR. Stop it first, or set another DATA_DIR.');
  }
}

/** Extracts the reason for a failure from the output of a PostgreSQL program. */
export const extractFailureReason = (output: string): string => {
  const lines = output.trim().split('\n');
  const line = lines.findLast((line) => /\b(FATAL|PANIC|error):/.test(line)) ?? lines.at(-1) ?? '';
  return line.replace(/^.*?\b(FATAL|PANIC|error): +/, '');
};
