/** The shape of a catalog: the same keys with any text. zh-CN must match the shape of en. */
export type Shape<Catalog> = {
  readonly [Key in keyof Catalog]: Catalog[Key] extends string ? string : Shape<Catalog[Key]>;
};
