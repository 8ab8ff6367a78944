import type english from '@tomoguide/contract/words/en/all';

export type Catalogs = typeof english;
export type Namespace = keyof Catalogs;

/** The key of a sentence with plural forms omits the form. */
type WithoutForm<Key extends string> = Key extends `${infer Name}_${'one' | 'other'}` ? Name : Key;

type KeysIn<Group> = {
  [Key in keyof Group & string]: Group[Key] extends string
    ? WithoutForm<Key>
    : `${Key}.${KeysIn<Group[Key]>}`;
}[keyof Group & string];

type PrefixedKeys<Name extends Namespace> = {
  [One in Name]: `${One}:${KeysIn<Catalogs[One]>}`;
}[Name];

/** Keys of the first namespace need no prefix; any namespace's keys work with its name and a colon. */
export type SentenceKey<First extends Namespace, All extends Namespace> =
  | KeysIn<Catalogs[First]>
  | PrefixedKeys<All>;
