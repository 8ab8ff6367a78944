/** Why the database cannot be used, in a sentence for the operator. */
export class DatabaseFailure extends Error {}
