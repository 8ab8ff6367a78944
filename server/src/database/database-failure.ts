/** Explains to the operator why the database cannot be used. */
export class DatabaseFailure extends Error {}
