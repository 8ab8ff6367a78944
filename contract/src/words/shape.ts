/** A catalog type with the same keys but any texts. zh-CN must have the shape of en. */
export type Shape<Catalog> = {
  readonly [Key in keyof Catalog]: Catalog[Key] extends string ? string : Shape<Catalog[Key]>;
};
