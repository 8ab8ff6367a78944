/** What keeps the embedded PostgreSQL from running, in a sentence for who starts the program. */
export class ClusterFailure extends Error {}

/** Thrown when another living server runs on the same folder. */
export class ClusterInUse extends ClusterFailure {}
