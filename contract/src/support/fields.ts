/** What a message to the team, or from it, holds (docs/product/support.md, "Writing"). Code points. */
export const SUPPORT_TEXT_MAX = 2000;
/** Letters of visitors from one network within an hour. */
export const VISITOR_LETTERS_AN_HOUR = 5;
/** So long after an answer that nobody has read, a notice and a letter tell of it. */
export const AWAY_MINUTES = 5;
