import { LOCALES, type Locale } from '@tomoguide/contract/locale';
import { translate } from '@tomoguide/contract/translate';
import PDFDocument from 'pdfkit';
import { type Face, getFont } from './fonts.ts';
import { type Line, LineSetter } from './set-lines.ts';
import type {
  Bilingual,
  Row as BilingualRow,
  Cell,
  DriverPart,
  SheetPart,
  TablePart,
  TripSheet,
} from './sheet.ts';

/** Sizes in points, for A4. */
const MARGIN = 48;
const WIDTH = 595.28;
const HEIGHT = 841.89;
const FOOT = 64;
const INNER = WIDTH - 2 * MARGIN;
/** The width of row labels, in points. */
const LABELS = 150;
const GAP = 7;

/** The site's colors (web/app/ui/tokens.css), for print. */
const COLOR = {
  ink: '#1c1b1a',
  soft: '#5a5650',
  line: '#e3ded3',
  sunken: '#f3f0e9',
  seal: '#b8381f',
};

interface Words {
  text: string;
  size: number;
  face: Face;
  color: string;
  lang: string;
}

/** A row without a value gives its label the whole width. */
interface Row {
  label: readonly Words[];
  value: readonly Words[];
}

const measureLabels = (value: readonly Words[]): number => (value.length > 0 ? LABELS - 14 : INNER);

/** Draws a sheet from top to bottom. A block is never split if it fits on one page. */
class Drawing {
  /** Code points that no font supports, which are drawn as their codes. */
  readonly missing = new Set<string>();
  readonly #doc: PDFKit.PDFDocument;
  readonly #setter: LineSetter;
  readonly #set = new Map<string, readonly Line[]>();
  readonly #sheet: TripSheet;
  readonly #first: Locale;
  readonly #second: Locale;
  #y = MARGIN;

  constructor(doc: PDFKit.PDFDocument, sheet: TripSheet) {
    this.#doc = doc;
    this.#sheet = sheet;
    this.#first = sheet.locale;
    this.#second = LOCALES.find((each) => each !== sheet.locale) ?? sheet.locale;
    this.#setter = new LineSetter((face, size, text) =>
      this.#useFont(face, size).widthOfString(text),
    );
  }

  draw(): void {
    this.#head();
    for (const part of this.#sheet.parts) this.#part(part);
    this.#footers();
  }

  #words(text: string, size: number, more: Partial<Words> = {}): Words {
    return { text, size, face: 'zh', color: COLOR.ink, lang: this.#first, ...more };
  }

  #useFont(face: Face, size: number): PDFKit.PDFDocument {
    // The cast is needed because pdfkit also accepts opened fonts, but its types do not say so.
    return this.#doc.font(getFont(face) as never, face).fontSize(size);
  }

  /**
   * Lays out a text, and caches the layout: a text is first measured and then drawn, and the rows of a table
   * repeat texts.
   */
  #lines({ text, face, size }: Words, width: number): readonly Line[] {
    const key = `${face} ${size} ${width} ${text}`;
    const known = this.#set.get(key);
    if (known) return known;
    const { lines, missing } = this.#setter.set(text, face, size, width);
    for (const code of missing) this.missing.add(code);
    this.#set.set(key, lines);
    return lines;
  }

  /** Returns the line height, regardless of the fonts in the line. */
  #lineHeight({ face, size }: Words): number {
    return this.#useFont(face, size).currentLineHeight(true) + size * 0.12;
  }

  #widthOf(words: Words): number {
    return Math.max(0, ...this.#lines(words, Number.POSITIVE_INFINITY).map(({ width }) => width));
  }

  #line({ fragments }: Line, x: number, baseline: number, color: string): void {
    for (const { text, face, size, width, boxed, x: at } of fragments) {
      const padding = boxed ? (width - this.#useFont(face, size).widthOfString(text)) / 2 : 0;
      if (boxed)
        this.#doc
          .roundedRect(x + at + padding / 2, baseline - size * 1.25, width - padding, size * 1.8, 1)
          .lineWidth(0.5)
          .stroke(color);
      this.#useFont(face, size).fillColor(color);
      const rise = boxed ? size * 0.1 : 0;
      const options = { lineBreak: false, baseline: 'alphabetic' } as const;
      this.#doc.text(text, x + at + padding, baseline - rise, options);
    }
  }

  /** Returns the text in the user's language, followed by the other language in smaller type if it differs. */
  #both(both: Bilingual, size: number, more: Partial<Words> = {}): Words[] {
    const first = this.#words(both[this.#first], size, { ...more, lang: this.#first });
    if (both[this.#first] === both[this.#second]) return [first];
    const second = { ...more, face: 'zh' as const, lang: this.#second, color: COLOR.soft };
    return [first, this.#words(both[this.#second], size * 0.86, second)];
  }

  #height(words: readonly Words[], width: number): number {
    let height = 0;
    for (const each of words) height += this.#lines(each, width).length * this.#lineHeight(each);
    return height;
  }

  #drawLines(words: readonly Words[], x: number, top: number, width: number, tag = 'P'): void {
    let y = top;
    for (const each of words) {
      if (!each.text) continue;
      const { lang } = each;
      const from = y;
      this.#doc.addStructure(
        this.#doc.struct(tag, { lang }, () => this.#setWords(each, { x, top: from, width })),
      );
      y += this.#height([each], width);
    }
  }

  /** Sets a text inside an open structure element. */
  #setWords(
    words: Words,
    place: { x: number; top: number; width: number; align?: 'left' | 'right' },
  ): void {
    const { face, size, color } = words;
    const { ascent, unitsPerEm } = getFont(face);
    const baseline = place.top + (ascent / unitsPerEm) * size;
    const height = this.#lineHeight(words);
    for (const [n, line] of this.#lines(words, place.width).entries()) {
      const indent = place.align === 'right' ? place.width - line.width : 0;
      this.#line(line, place.x + indent, baseline + n * height, color);
    }
  }

  #shape(draw: (doc: PDFKit.PDFDocument) => void): void {
    this.#doc.markContent('Artifact', { type: 'Layout' });
    draw(this.#doc);
    this.#doc.endMarkedContent();
  }

  /** Starts a new page unless this height fits on the current page. */
  #ensureSpace(height: number): void {
    if (this.#y + height <= HEIGHT - FOOT) return;
    this.#doc.addPage();
    this.#y = MARGIN;
  }

  /** Draws a heading in both languages, on one line if they fit; returns its height. */
  #heading(title: Bilingual, size: number, top: number, tag: string): number {
    const words = this.#both(title, size, { face: 'zhBold' });
    const [first, second] = words;
    const measureWidth = (each: Words): number => this.#widthOf(each) + 1;
    if (!(first && second) || measureWidth(first) + measureWidth(second) + size / 2 > INNER) {
      this.#drawLines(words, MARGIN, top, INNER, tag);
      return this.#height(words, INNER);
    }
    const beside = { ...second, size: size * 0.8 };
    const height = this.#height([first], INNER);
    this.#drawLines([first], MARGIN, top, INNER, tag);
    const x = MARGIN + measureWidth(first) + size / 2;
    // Aligns the smaller text with the baseline of the larger one.
    this.#drawLines([beside], x, top + (size - beside.size) * 1.1, INNER, tag);
    return height;
  }

  #head(): void {
    const { title, subtitle, notice } = this.#sheet;
    this.#shape((doc) => doc.rect(0, 0, WIDTH, 6).fill(COLOR.seal));
    this.#drawLines(
      [this.#words('TomoGuide · 友导', 10, { color: COLOR.seal })],
      MARGIN,
      28,
      INNER,
    );
    this.#y = 46 + this.#heading(title, 24, 46, 'H1') + 4;
    const under = this.#both(subtitle, 11);
    this.#drawLines(under, MARGIN, this.#y, INNER);
    this.#y += this.#height(under, INNER) + 10;
    if (!notice) return;
    const words = this.#both(notice, 12, { face: 'zhBold', color: COLOR.seal });
    this.#drawLines(words, MARGIN, this.#y, INNER);
    this.#y += this.#height(words, INNER) + 8;
  }

  #part(part: SheetPart): void {
    if (part.kind === 'driver') this.#driver(part);
    else if (part.kind === 'table') this.#table(part);
    else if (part.kind === 'stops') {
      const stops = part.stops.map(({ time, title, text }) => ({
        label: this.#both(time, 10, { face: 'zhBold' }),
        value: [
          ...this.#both(title, 10.5, { face: 'zhBold' }),
          ...this.#both(text, 9.5).filter((words) => words.text),
        ],
      }));
      const lead = { label: this.#both(part.lead, 9, { color: COLOR.soft }), value: [] };
      this.#titledRows(part.title, [lead, ...stops], 2);
    } else {
      this.#titledRows(
        part.title,
        part.rows.map((row) => this.#labeledRow(row)),
      );
    }
    this.#y += 8;
  }

  /**
   * Draws a title on the same page as the height `below`, so that it is never alone at the bottom of a
   * page.
   */
  #title(title: Bilingual, below: number): void {
    this.#ensureSpace(
      this.#height(this.#both(title, 13, { face: 'zhBold' }), INNER) + 12 + GAP + below,
    );
    this.#y += 8;
    this.#y += this.#heading(title, 13, this.#y, 'H2') + 4;
    const y = this.#y;
    this.#shape((doc) =>
      doc
        .moveTo(MARGIN, y)
        .lineTo(WIDTH - MARGIN, y)
        .lineWidth(0.75)
        .stroke(COLOR.line),
    );
    this.#y += GAP;
  }

  #labeledRow({ label, value }: BilingualRow): Row {
    return { label: this.#both(label, 9.5, { color: COLOR.soft }), value: this.#both(value, 10.5) };
  }

  /** Draws a title and its rows; the title is on the same page as the first `together` rows. */
  #titledRows(title: Bilingual, rows: readonly Row[], together = 1): void {
    const heights = rows.slice(0, together).map((row) => this.#rowHeight(row) + GAP);
    this.#title(
      title,
      heights.reduce((sum, height) => sum + height, -GAP),
    );
    for (const row of rows) this.#row(row);
  }

  #rowHeight({ label, value }: Row): number {
    return Math.max(this.#height(label, measureLabels(value)), this.#height(value, INNER - LABELS));
  }

  #row(row: Row): void {
    const height = this.#rowHeight(row);
    this.#ensureSpace(height);
    this.#drawLines(row.label, MARGIN, this.#y, measureLabels(row.value));
    this.#drawLines(row.value, MARGIN + LABELS, this.#y, INNER - LABELS);
    this.#y += height + GAP;
  }

  #driver({ title, please, postalCode, address, kana, marks, rows }: DriverPart): void {
    const japanese = (text: string, size: number, face: Face = 'ja') =>
      this.#words(text, size, { face, lang: 'ja' });
    const lines = [
      japanese(please, 15, 'jaBold'),
      ...(postalCode ? [japanese(postalCode, 12)] : []),
      japanese(address, 21, 'jaBold'),
      ...(kana ? [japanese(kana, 11)] : []),
      ...marks.map(({ label, text }) => japanese(`${label}　${text}`, 13)),
    ];
    const inside = INNER - 32;
    const height = this.#height(lines, inside) + 28;
    this.#title(title, height);
    const y = this.#y;
    this.#shape((doc) => doc.roundedRect(MARGIN, y, INNER, height, 8).fill(COLOR.sunken));
    this.#drawLines(lines, MARGIN + 16, y + 14, inside);
    this.#y += height + GAP + 2;
    for (const row of rows) this.#row(this.#labeledRow(row));
  }

  /** Draws a table, with its headings at the top of each page. */
  #table({ title, lead, columns, rows, sum }: TablePart): void {
    const width = INNER / columns.length;
    const inside = width - 6;
    const head = columns.map((column) => this.#both(column.title, 7.5, { face: 'zhBold' }));
    const measure = (cells: readonly (readonly Words[])[]): number =>
      Math.max(...cells.map((words) => this.#height(words, inside)));
    const headHeight = measure(head) + GAP;
    const leadWords = this.#both(lead, 9, { color: COLOR.soft });
    const leadHeight = this.#height(leadWords, INNER) + GAP;
    this.#title(title, leadHeight + headHeight + 40);
    this.#drawLines(leadWords, MARGIN, this.#y, INNER);
    this.#y += leadHeight;
    const table = this.#doc.struct('Table');
    this.#doc.addStructure(table);
    const addRow = (cells: readonly (readonly Words[])[], tag: 'TH' | 'TD'): void => {
      const top = this.#y;
      const drawn = cells.map((words, index) =>
        this.#doc.struct(tag, { lang: words[0]?.lang ?? this.#first }, () => {
          let y = top;
          for (const each of words) {
            const { align } = columns[index] ?? { align: 'left' };
            this.#setWords(each, { x: MARGIN + index * width + 3, top: y, width: inside, align });
            y += this.#height([each], inside);
          }
        }),
      );
      table.add(this.#doc.struct('TR', {}, drawn));
      this.#y += measure(cells) + 4;
    };
    const addLine = (): void => {
      const y = this.#y - 1;
      this.#shape((doc) =>
        doc
          .moveTo(MARGIN, y)
          .lineTo(WIDTH - MARGIN, y)
          .lineWidth(0.5)
          .stroke(COLOR.line),
      );
      this.#y += 2;
    };
    const toWords = (cell: Cell, face: Face): Words[] =>
      cell.map((text, n) =>
        this.#words(text, n === 0 ? 8 : 7, n === 0 ? { face } : { color: COLOR.soft }),
      );
    addRow(head, 'TH');
    addLine();
    for (const [index, row] of [...rows, ...(sum ? [sum] : [])].entries()) {
      const cells = row.map((cell) => toWords(cell, index < rows.length ? 'zh' : 'zhBold'));
      if (this.#y + measure(cells) > HEIGHT - FOOT) {
        this.#ensureSpace(HEIGHT);
        addRow(head, 'TH');
        addLine();
      }
      addRow(cells, 'TD');
      addLine();
    }
    table.end();
  }

  #footers(): void {
    const { foot, pageOf } = this.#sheet;
    const { start, count } = this.#doc.bufferedPageRange();
    for (let page = start; page < start + count; page += 1) {
      this.#doc.switchToPage(page);
      // Allows text below the text area, where pdfkit would otherwise start a new page.
      this.#doc.page.margins.bottom = 0;
      const values = { page: page + 1, pages: count };
      const line = (locale: Locale): string =>
        `${foot[locale]} · ${translate(locale, { line: pageOf[locale] }, 'line', values)}`;
      const [first, second] = [line(this.#first), line(this.#second)];
      this.#shape(() => {
        for (const [n, text] of [first, second].entries()) {
          const words = this.#words(text, 8);
          for (const set of this.#lines(words, Number.POSITIVE_INFINITY))
            this.#line(set, MARGIN, HEIGHT - 33 + n * 12, COLOR.soft);
        }
      });
    }
  }
}

/** A sheet as drawn, and the characters that it could not draw. */
export interface DrawnSheet {
  pdf: Uint8Array;
  /** Code points that no font supports, such as U+1F9FF; the sheet shows their codes. */
  missing: readonly string[];
}

/** Draws the sheet as a tagged PDF. The same sheet always produces the same bytes. */
export const drawSheet = async (sheet: TripSheet): Promise<DrawnSheet> => {
  const doc = new PDFDocument({
    size: 'A4',
    margins: { top: MARGIN, left: MARGIN, right: MARGIN, bottom: FOOT },
    bufferPages: true,
    pdfVersion: '1.7',
    tagged: true,
    displayTitle: true,
    lang: sheet.locale,
    info: {
      Title: `${sheet.title[sheet.locale]} · ${sheet.subtitle[sheet.locale]}`,
      Author: 'TomoGuide · 友导',
      CreationDate: new Date(sheet.madeAt),
    },
  });
  const chunks: Buffer[] = [];
  doc.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise((resolve) => doc.once('end', resolve));
  const drawing = new Drawing(doc, sheet);
  drawing.draw();
  doc.end();
  await ended;
  return { pdf: new Uint8Array(Buffer.concat(chunks)), missing: [...drawing.missing] };
};
