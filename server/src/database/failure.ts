/** What keeps the database from being used, in a sentence for who starts the program. */
export class DatabaseFailure extends Error {}
