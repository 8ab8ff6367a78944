/** Why the database cannot be used, as a message for the operator. */
export class DatabaseFailure extends Error {}
