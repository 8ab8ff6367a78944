/** The shape of a catalog: the same keys with any text. zh-CN must match the shape of en. */
export type Shape<Catalogue> = {
  readonly [Key in keyof Catalogue]: Catalogue[Key] extends string ? string : Shape<Catalogue[Key]>;
};
