import { Fragment } from 'react';

const MONTH = '(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]{0,6}';

/** Dates, weekdays, zones in brackets, spans, amounts, house numbers, temples: what is read as one word. */
const WHOLE = [
  String.raw`(?:\d{4}年)?\d{1,2}月\d{1,2}日`,
  '周[一二三四五六日]',
  // A time keeps the clock it is meant on, and the 'by' behind it: no line begins with a bracket.
  String.raw`(?:(?:\d{1,2}:\d{2}[–-])?\d{1,2}:\d{2})?（\p{Script=Han}{2,8}(?:）前?)?`,
  // The second clock with its time, or with its day: all three are too wide in large letters.
  String.raw`即\p{Script=Han}{1,6}时间 (?:(?:\d{4}年)?\d{1,2}月\d{1,2}日|\d{1,2}:\d{2}）前?)`,
  String.raw`\d{1,2}:\d{2}）前?`,
  String.raw`[\d,]+ (?:分钟|小时|天|人|位|日元|条|次|个)`,
  String.raw`(?:(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun), )?${MONTH} \d{1,2}\b(?:, \d{4}\b)?`,
  String.raw`\d{1,2}:\d{2} \([A-Z][A-Za-z ]{1,16}\)`,
  String.raw`\d{1,2}:\d{2} (?:in [A-Z][A-Za-z ]{1,16}(?=\))|[A-Z][A-Za-z ]{1,16} time\b)`,
  String.raw`[−+]?(?:RMB|JPY) \d[\d,.]*\d|[−+]?(?:RMB|JPY) \d`,
  String.raw`\d[\d.]* (?:hours?|minutes?|days?|people|person|travelers?)\b`,
  String.raw`\d+(?:-\d+)+`,
  // Temples and wards: Nanzen-ji, Nishi-ku.
  String.raw`\p{Lu}\p{Ll}+-\p{Ll}{1,6}(?!\p{L})`,
].join('|');

/** What never begins a line: it stays with what it stands behind. */
const BEHIND = '[,.;:!?，。、；：！？）)]*';

/** Names may hold what a pattern reads otherwise. */
const literally = (name: string): string => name.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');

/** Those first, so that a figure in a name does not cut it; none so long that a phone's line is too short. */
const patternOf = (names: readonly string[]): RegExp => {
  const short = names.filter((name) => name !== '' && [...name].length <= 20);
  return new RegExp(`(?:${[...short.map(literally), WHOLE].join('|')})${BEHIND}`, 'gu');
};

export interface Piece {
  /** Where it begins in the text. */
  at: number;
  text: string;
  /** It stays on one line. */
  whole: boolean;
}

/** Cuts a sentence into what may break over lines and what may not; together they are the sentence. */
export const unbrokenPieces = (sentence: string, names: readonly string[] = []): Piece[] => {
  const pieces: Piece[] = [];
  let done = 0;
  const upTo = (end: number) => {
    if (end > done) pieces.push({ at: done, text: sentence.slice(done, end), whole: false });
  };
  for (const { 0: text, index } of sentence.matchAll(patternOf(names))) {
    upTo(index);
    pieces.push({ at: index, text, whole: true });
    done = index + text.length;
  }
  upTo(sentence.length);
  return pieces;
};

interface Props {
  children: string;
  /** People in the sentence, as they are called in it: where Chinese breaks, a name would be cut. */
  names?: readonly string[];
}

/** A sentence whose names, dates and numbers do not break over two lines; Chinese breaks between any two characters. */
export const Unbroken = ({ children, names }: Props) =>
  unbrokenPieces(children, names).map(({ at, text, whole }) =>
    whole ? (
      <Fragment key={at}>
        <span className="whitespace-nowrap">{text}</span>
        {/* Titles break at spaces alone: here they may, too. */}
        <wbr />
      </Fragment>
    ) : (
      <span key={at}>{text}</span>
    ),
  );
