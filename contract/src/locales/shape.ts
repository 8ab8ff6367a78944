/** The shape of a catalogue: the same keys, any sentences. zh-CN satisfies the shape of en. */
export type Shape<Catalogue> = {
  readonly [Key in keyof Catalogue]: Catalogue[Key] extends string ? string : Shape<Catalogue[Key]>;
};
