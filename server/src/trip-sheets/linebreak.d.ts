/** The package has no types of its own. */
declare module 'linebreak' {
  /** Where lines may end, by Unicode's rules (UAX 14). */
  export default class LineBreaker {
    constructor(text: string);
    nextBreak(): { position: number; required: boolean } | null;
  }
}
