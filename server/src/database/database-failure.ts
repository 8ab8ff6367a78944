/** Says why the database cannot be used, in a message for the operator. */
export class DatabaseFailure extends Error {}
