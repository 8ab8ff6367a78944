import type { Locale } from '@tomoguide/contract/primitives';

/** A text in both languages; if they are the same, it is printed once. */
export type Both = Readonly<Record<Locale, string>>;

export interface Row {
  label: Both;
  value: Both;
}

/** The card for a driver: large Japanese text, with the traveler's language below. */
export interface DriverPart {
  kind: 'driver';
  title: Both;
  please: string;
  postalCode: string | null;
  address: string;
  kana: string | null;
  /** In Japanese, with labels. */
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

/**
 * A trip sheet before it is drawn (docs/product/trip-sheets.md), as plain data that can be sent to a
 * thread.
 */
export interface TripSheet {
  /** The language that comes first. */
  locale: Locale;
  title: Both;
  subtitle: Both;
  /** The most important notice, at the top; null if none. */
  notice: Both | null;
  parts: readonly SheetPart[];
  /** The footer of each page. */
  foot: Both;
  /** 'Page {{page}} of {{pages}}'. */
  pageOf: Both;
  /** The document's date in milliseconds since 1970. */
  madeAt: number;
}
