import type english from './en/all.ts';

export type Catalogs = typeof english;

/** The name of a catalog. */
export type Namespace = keyof Catalogs;

/** The key of a text with plural forms, without the suffix for the form. */
type WithoutForm<Key extends string> = Key extends `${infer Name}_${'one' | 'other'}` ? Name : Key;

/** The keys in a catalog or group, without the name of the catalog. */
export type KeyIn<Group> = {
  [Key in keyof Group & string]: Group[Key] extends string
    ? WithoutForm<Key>
    : `${Key}.${KeyIn<Group[Key]>}`;
}[keyof Group & string];

/** The full key of a text, such as `trips.cancel.title`: the catalog, its groups, and the text. */
export type TextKey<Name extends Namespace = Namespace> = {
  [One in Name]: `${One}.${KeyIn<Catalogs[One]>}`;
}[Name];

/**
 * The placeholders in a text. If a catalog lacks `as const`, its texts are plain strings and any
 * placeholder is accepted.
 */
type PlacesIn<Text> = Text extends `${string}{{${infer Place}}}${infer Rest}`
  ? Place | PlacesIn<Rest>
  : string extends Text
    ? string
    : never;

/** The placeholders of the text at a key. A text with plural forms also requires a count. */
type PlacesAt<Group, Key extends string> = Key extends keyof Group
  ? PlacesIn<Group[Key]>
  : Key extends `${infer Head}.${infer Rest}`
    ? Head extends keyof Group
      ? PlacesAt<Group[Head], Rest>
      : never
    : 'count' | PlacesIn<Group[`${Key}_${'one' | 'other'}` & keyof Group]>;

/** The keys of texts without placeholders. */
export type PlainKey<Name extends Namespace> = {
  [Key in TextKey<Name>]: [PlacesAt<Catalogs, Key>] extends [never] ? Key : never;
}[TextKey<Name>];

/** The values for the placeholders. For a union of keys, the values of all texts are required. */
type ValuesAt<Place extends string> = {
  readonly [One in Place]: One extends 'count' ? number : string | number;
};

/** The arguments that a text requires in addition to the given values: none, or an object. */
export type ValuesFor<Key extends string, Given extends string = never> = [
  Exclude<PlacesAt<Catalogs, Key>, Given>,
] extends [never]
  ? []
  : [values: ValuesAt<Exclude<PlacesAt<Catalogs, Key>, Given>>];

/**
 * Returns a text from these catalogs in one language. Missing or unknown values do not compile. `Given` are
 * the values that the function itself passes to every text.
 */
export interface Translate<Name extends Namespace = Namespace, Given extends string = never> {
  <Key extends TextKey<Name>>(key: Key, ...values: ValuesFor<Key, Given>): string;
  /** Exists only in the type, to prevent assigning a function for fewer catalogs to one for more. */
  readonly reads?: (name: Name) => void;
}
