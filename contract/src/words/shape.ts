/** A catalog type with the same keys and any texts. zh-CN must match the shape of en. */
export type Shape<Catalog> = {
  readonly [Key in keyof Catalog]: Catalog[Key] extends string ? string : Shape<Catalog[Key]>;
};
