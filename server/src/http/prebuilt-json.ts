/**
 * A response body that is already JSON, concatenated from strings that were serialized when the data
 * changed.
 */
export class PrebuiltJson {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/** Returns prebuilt JSON, typed as the body that it represents. Tests check it against the schema. */
export const prebuiltJson = <Body>(text: string): Body => new PrebuiltJson(text) as unknown as Body;
