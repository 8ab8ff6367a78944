import type { Locale } from '@tomoguide/contract/primitives';

/** A text in both languages; if both are the same, it is printed once. */
export type Bilingual = Readonly<Record<Locale, string>>;

export interface Row {
  label: Bilingual;
  value: Bilingual;
}

/** The card for a driver: large Japanese text, with the traveler's language below. */
export interface DriverPart {
  kind: 'driver';
  title: Bilingual;
  please: string;
  postalCode: string | null;
  address: string;
  kana: string | null;
  /** Labeled details in Japanese. */
  marks: readonly { label: string; text: string }[];
  rows: readonly Row[];
}

/** The lines of a cell: the first in ink, those below smaller and softer. */
export type Cell = readonly string[];

/** A table of numbers, which can span many pages; each begins with the headings. */
export interface TablePart {
  kind: 'table';
  title: Bilingual;
  lead: Bilingual;
  columns: readonly { title: Bilingual; align: 'left' | 'right' }[];
  rows: readonly (readonly Cell[])[];
  /** The last row, in bold; null if there is none. */
  sum: readonly Cell[] | null;
}

export type SheetPart =
  | { kind: 'rows'; title: Bilingual; rows: readonly Row[] }
  | {
      kind: 'stops';
      title: Bilingual;
      lead: Bilingual;
      stops: readonly { time: Bilingual; title: Bilingual; text: Bilingual }[];
    }
  | DriverPart
  | TablePart;

/**
 * A trip sheet before it is drawn (docs/product/trip-sheets.md), as plain data that can be sent to a
 * thread.
 */
export interface TripSheet {
  /** The language that is printed first. */
  locale: Locale;
  title: Bilingual;
  subtitle: Bilingual;
  /** The most important notice, printed at the top; null if there is none. */
  notice: Bilingual | null;
  parts: readonly SheetPart[];
  /** The footer of each page. */
  foot: Bilingual;
  /** The page number, as the template 'Page {{page}} of {{pages}}'. */
  pageOf: Bilingual;
  /** The date of the document, in milliseconds since 1970. */
  madeAt: number;
}
