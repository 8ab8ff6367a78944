import type { Locale } from '@tomoguide/contract/primitives';

/** A sentence in both languages; where they are the same it is printed once. */
export type Both = Readonly<Record<Locale, string>>;

interface Row {
  label: Both;
  value: Both;
}

/** What a driver is shown: large and in Japanese, below it what the traveler reads. */
export interface DriverPart {
  kind: 'driver';
  title: Both;
  please: string;
  postalCode: string | null;
  address: string;
  kana: string | null;
  /** In Japanese, with their label. */
  marks: readonly { label: string; text: string }[];
  rows: readonly Row[];
}

export type SheetPart =
  | { kind: 'rows'; title: Both; rows: readonly Row[] }
  | {
      kind: 'stops';
      title: Both;
      lead: Both;
      stops: readonly { time: Both; title: Both; text: Both }[];
    }
  | DriverPart;

/** A trip sheet before it is drawn (docs/product/trip-sheets.md): plain data, for another thread. */
export interface TripSheet {
  /** Whose language comes first. */
  locale: Locale;
  title: Both;
  subtitle: Both;
  /** What must be known before all else; null: nothing. */
  notice: Both | null;
  parts: readonly SheetPart[];
  /** At the foot of each page. */
  foot: Both;
  /** 'Page {{page}} of {{pages}}'. */
  pageOf: Both;
  /** Milliseconds since 1970: the document's own date. */
  madeAt: number;
}
