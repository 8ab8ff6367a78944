/** One line of a calendar. */
export interface Property {
  /** The name of the line, in upper case. */
  name: string;
  /**
   * The unparsed text between the name and the value; parsed only on demand, because few lines need their
   * parameters.
   */
  parameters: string;
  value: string;
}

export interface Component {
  /** The name of the component in upper case, such as VEVENT, VTIMEZONE or STANDARD. */
  name: string;
  properties: Property[];
  parts: Component[];
  /** Beginnings of lines that have no known name but seem to contain a time or a rule, at most ten. */
  damaged: string[];
  /** Index of the calendar that contains the component; a text can contain several calendars. */
  calendar: number;
  /** True if the component, or one nested in it, has no BEGIN or END line, so that lines may be missing. */
  isCutOff: boolean;
}

/** Facts about a calendar text other than its components. */
export interface Outline {
  calendars: number;
  /** The lines of each calendar; the first element contains the lines before the first calendar. */
  lines: readonly CalendarLines[];
  /** True if the last calendar has an END line. */
  isEnded: boolean;
}

/** Components directly inside a calendar; when one of them starts, an unfinished component before it ends. */
const PARTS = new Set(['VEVENT', 'VTODO', 'VJOURNAL', 'VFREEBUSY', 'VTIMEZONE', 'VAVAILABILITY']);

const HAS_DATES = new Set(['DTSTART', 'DTEND', 'RDATE', 'EXDATE', 'RECURRENCE-ID']);

/** The names of RFC 5545, RFC 7986 and vCalendar 1.0 for lines of events. */
const KNOWN = new Set(
  `AALARM ACTION ATTACH ATTENDEE CATEGORIES CLASS COLOR COMMENT COMPLETED CONFERENCE CONTACT CREATED DALARM
  DCREATED DESCRIPTION DTEND DTSTAMP DTSTART DUE DURATION EXDATE EXRULE FREEBUSY GEO IMAGE LAST-MODIFIED LOCATION
  MALARM NAME ORGANIZER PALARM PERCENT-COMPLETE PRIORITY RDATE RECURRENCE-ID RELATED-TO REPEAT REQUEST-STATUS RESOURCES RRULE SEQUENCE STATUS
  SUMMARY TRANSP TRIGGER TZID TZNAME TZURL UID URL`.split(/\s+/),
);
/** Matches a line that is probably a time or a rule: by its name, or by its value. */
const TIME_OR_RULE =
  /^.{0,4}(?:DTEND|DURATION|RRULE|RDATE|FREEBUSY)|^BY[A-Z]+=|(?:^|[:=])\s*(?:\d{8}T\d{4}|\d{8}\s*$|P[\dT]|FREQ=)/i;
/** Number of characters that are joined to a quoted-printable line; titles are shorter. */
const MAX_JOINED = 10_000;
const MAX_DAMAGED = 10;
/** Number of characters of a line that are checked. */
const CHECKED = 200;

/** Lines that belong to an event. Outside of one, they are what is left of it, or of the one before them. */
const OF_EVENTS = new Set(['DTEND', 'DURATION', 'RRULE', 'RDATE', 'RECURRENCE-ID']);

/** Lines that can make an event free instead of busy. */
const CAN_FREE = new Set(['STATUS', 'TRANSP']);

/**
 * Returns true for names in mixed case such as 'Status', which no program writes: such a line is unfolded
 * text of a description.
 */
const isInText = (name: string): boolean =>
  name !== name.toUpperCase() && name !== name.toLowerCase();

const [QUOTE, COLON, SEMICOLON] = [34, 58, 59];

/**
 * Characters that a name can contain unseen: control characters, other spaces, marks of direction and byte
 * order marks.
 */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Zs}]/u;
/** Returns a name as written, without unseen characters. */
const cleanName = (name: string): string => name.replace(/[^ -~]/g, '').trim();
/** A prefix that groups lines, as in contact cards. */
const GROUP = /^ITEM\d+\./;

/** Returns the index at which a line's name ends; -1 if the line has no name, as in unfolded text. */
const findNameEnd = (text: string, from: number, to: number): number => {
  for (let at = from; at < to; at += 1) {
    const char = text.charCodeAt(at);
    if (char === COLON || char === SEMICOLON) return at;
    const isLetter = (char | 32) >= 97 && (char | 32) <= 122;
    const isDigit = char >= 48 && char <= 57;
    // A hyphen, a period or a space.
    const isOther = char === 45 || char === 46 || char === 32;
    if (!isLetter && !isDigit && !isOther && !UNSEEN.test(String.fromCharCode(char))) return -1;
  }
  return -1;
};

/** Returns the index of the first unquoted colon, which precedes the value; -1 if there is none. */
const findValueColon = (line: string): number => {
  let isQuoted = false;
  for (let at = 0; at < line.length; at += 1) {
    const char = line.charCodeAt(at);
    if (char === QUOTE) isQuoted = !isQuoted;
    else if (char === COLON && !isQuoted) return at;
  }
  return -1;
};

/**
 * Returns the index of the colon between a line's parameters and its value; needed because zone names can
 * also contain unquoted colons.
 */
const findColon = (name: string, line: string): number => {
  const colon = findValueColon(line);
  if (!HAS_DATES.has(name) || /^\s*(\d{4}|P)/i.test(line.slice(colon + 1))) return colon;
  const date = /:(?=\s*\d{4}-?\d\d-?\d\d)/.exec(line);
  return date ? date.index : colon;
};

/** Returns the value of a parameter without its quotes; null if the line has no such parameter. */
export const getParameter = ({ parameters }: Property, name: string): string | null => {
  if (parameters === '') return null;
  const [, quoted, plain] =
    new RegExp(`(?:^|;)\\s*${name}\\s*=\\s*(?:"([^"]*)"?|([^;]*))`, 'i').exec(parameters) ?? [];
  const value = quoted ?? plain;
  return value === undefined ? null : value.replace(/\s+/g, ' ').trim();
};

type UsedComponents = ReadonlyMap<string, ReadonlySet<string> | null>;

/** Values from the calendar itself, as far as parsed; empty if missing. */
export interface CalendarLines {
  /** The calendar's METHOD, in upper case. */
  method: string;
  /** The calendar's VERSION; 1.0 is vCalendar. */
  version: string;
  /** The default zone of times: from X-WR-TIMEZONE, otherwise from TIMEZONE-ID or vCalendar 1.0's TZ. */
  timeZone: string;
  /** The values of vCalendar 1.0's DAYLIGHT, at most `MOST_SUMMERS`. */
  summerTimes: readonly string[];
}

const NO_LINES: CalendarLines = { method: '', version: '', timeZone: '', summerTimes: [] };

/** Maximum number of DAYLIGHT lines; more than enough for a century. */
const MAX_SUMMERS = 200;

type OnComponent = (component: Component, lines: CalendarLines) => void;

/** Tracks the open components during parsing. */
class Nesting {
  readonly #used: UsedComponents;
  readonly #take: OnComponent;
  readonly #known: readonly CalendarLines[];
  /** The calendar lines that were read so far, for each calendar. */
  readonly lines = [NO_LINES];
  isEnded = true;
  /** The open components, outermost first; the outermost is always a requested component. */
  #open: Component[] = [];
  #usedLines: ReadonlySet<string> | null = null;
  #isBeginLost = false;
  /** True if a skipped component of unknown name contains dates: its name can be a misspelled VEVENT. */
  #hasSkippedDates = false;
  /** The name of the component that is being skipped; null if there is none. */
  #skipped: string | null = null;

  constructor(used: UsedComponents, take: OnComponent, known: readonly CalendarLines[]) {
    this.#used = used;
    this.#take = take;
    this.#known = known;
  }

  get calendars(): number {
    return this.lines.length - 1;
  }

  get #lines(): CalendarLines {
    return this.lines[this.calendars] ?? NO_LINES;
  }

  #setLines(change: Partial<CalendarLines>): void {
    this.lines[this.calendars] = { ...this.#lines, ...change };
  }

  /** True for lines of the calendar itself. */
  get #isOutside(): boolean {
    return this.#open.length === 0 && this.#skipped === null;
  }

  close(isCutOff: boolean): void {
    const [outermost] = this.#open;
    const [isBeginLost, hasSkippedDates] = [this.#isBeginLost, this.#hasSkippedDates];
    this.#open = [];
    this.#isBeginLost = false;
    this.#hasSkippedDates = false;
    this.#skipped = null;
    if (outermost)
      this.#take(
        Object.assign(outermost, { isCutOff: isCutOff || isBeginLost }),
        this.#known[outermost.calendar] ?? this.#lines,
      );
    if (hasSkippedDates && this.#used.has('VEVENT'))
      this.#take({ ...this.#createComponent('VEVENT'), isCutOff: true }, this.#lines);
  }

  #createComponent(name: string): Component {
    const calendar = this.calendars;
    return { name, properties: [], parts: [], damaged: [], calendar, isCutOff: false };
  }

  begin(name: string): void {
    if (name === 'VCALENDAR' || PARTS.has(name)) this.close(true);
    if (name === 'VCALENDAR') {
      this.lines.push(NO_LINES);
      this.isEnded = false;
      return;
    }
    const component = this.#createComponent(name);
    const outer = this.#open.at(-1);
    if (outer) {
      outer.parts.push(component);
      this.#open.push(component);
    } else if (this.#used.has(name)) {
      this.#usedLines = this.#used.get(name) ?? null;
      this.#open = [component];
    } else this.#skipped ??= name;
  }

  /**
   * Begins a component whose BEGIN line is missing or unreadable. It counts as cut off, because lines before
   * this one can be missing.
   */
  beginCutOff(name: string): void {
    if (this.#skipped !== null && !PARTS.has(this.#skipped)) this.#hasSkippedDates = true;
    if (!this.#isOutside || !this.#used.has(name)) return;
    this.begin(name);
    this.#isBeginLost = true;
  }

  /** Adds an event of which only some lines are left, so that it is reported. */
  addRemains(): void {
    if (this.#isOutside && this.calendars > 0 && this.#used.has('VEVENT'))
      this.#take({ ...this.#createComponent('VEVENT'), isCutOff: true }, this.#lines);
  }

  end(name: string): void {
    if (name === 'VCALENDAR') this.isEnded = true;
    if (name === 'VCALENDAR' || PARTS.has(name)) {
      // The event began inside a component that did not end.
      if (this.#used.has(name) && this.#skipped !== null && this.#skipped !== name)
        this.#hasSkippedDates = true;
      this.close(this.#open.length > 1 || this.#open[0]?.name !== name);
      return;
    }
    if (name === this.#skipped) {
      this.#skipped = null;
      this.#hasSkippedDates = false;
    }
    const depth = this.#open.findLastIndex((component) => component.name === name);
    if (depth > 0) this.#open.length = depth;
  }

  /** Returns the component that a line with this name belongs to; null if the line is not needed. */
  findParent(name: string): Component | null {
    const component = this.#open.at(-1);
    if (!component) return null;
    const isUsed =
      this.#usedLines === null || (this.#open.length === 1 && this.#usedLines.has(name));
    return isUsed ? component : null;
  }

  /** Collects a line without a known name, if it seems to contain a time or a rule. */
  addUnknown(line: string): void {
    const [component] = this.#open;
    const isUsed = component && this.#open.length === 1 && this.#usedLines !== null;
    if (isUsed && component.damaged.length < MAX_DAMAGED && TIME_OR_RULE.test(line))
      component.damaged.push(line);
  }

  /** Sets a value of the calendar itself; ignored inside components. */
  setLine(name: 'method' | 'version' | 'timeZone', value: string): void {
    if (this.#isOutside) this.#setLines({ [name]: value });
  }

  addSummerTime(value: string): void {
    const { summerTimes } = this.#lines;
    if (!this.#isOutside || summerTimes.length >= MAX_SUMMERS) return;
    this.#setLines({ summerTimes: [...summerTimes, value] });
  }

  setZoneOfOtherName(value: string): void {
    if (this.#lines.timeZone === '') this.setLine('timeZone', value);
  }
}

/**
 * Passes the components of a text's calendars to `take`, in order. Lines end in LF and are unfolded
 * (`decodeCalendar`). Anything that is not a calendar line is skipped. A component without an END line ends
 * where the next component begins, or with the text, and has `isCutOff` set.
 *
 * @param usedComponents the components to pass, each with the lines to keep; null for all
 * @param take receives a component and the lines of its calendar
 * @param known the lines of each calendar from an earlier pass; by default, those before the component
 */
export const forEachComponent = (
  text: string,
  usedComponents: UsedComponents,
  take: OnComponent,
  known: readonly CalendarLines[] = [],
): Outline => {
  const nesting = new Nesting(usedComponents, take, known);
  const valueIn = (from: number, to: number): string => {
    const line = text.slice(from, to);
    return line.slice(line.indexOf(':') + 1).trim();
  };
  const upperCaseIn = (from: number, to: number): string =>
    cleanName(valueIn(from, to)).toUpperCase();
  let next = 0;
  while (next < text.length) {
    const from = next;
    const found = text.indexOf('\n', from);
    let to = found < 0 ? text.length : found;
    next = to + 1;
    const behind = findNameEnd(text, from, to);
    if (behind < 0) {
      nesting.addUnknown(text.slice(from, Math.min(to, from + CHECKED)));
      continue;
    }
    const written = cleanName(text.slice(from, behind));
    const name = written.toUpperCase().replace(GROUP, '');
    if (name === 'BEGIN') nesting.begin(upperCaseIn(behind, to));
    else if (name === 'END') nesting.end(upperCaseIn(behind, to));
    else if (name === 'METHOD') nesting.setLine('method', upperCaseIn(behind, to));
    else if (name === 'VERSION') nesting.setLine('version', valueIn(behind, to));
    else if (name === 'X-WR-TIMEZONE') nesting.setLine('timeZone', valueIn(behind, to));
    else if (name === 'TIMEZONE-ID' || name === 'TZ')
      nesting.setZoneOfOtherName(valueIn(behind, to));
    else if (name === 'DAYLIGHT') nesting.addSummerTime(valueIn(behind, to));
    else if (name === 'DTSTART') nesting.beginCutOff('VEVENT');
    else if (name === 'FREEBUSY') nesting.beginCutOff('VFREEBUSY');
    else if (OF_EVENTS.has(name)) nesting.addRemains();
    const component = nesting.findParent(name);
    if (name === 'BEGIN' || name === 'END') {
      // The rest of a DTEND that is broken after its first letter.
      if (text.charCodeAt(behind) === SEMICOLON) nesting.addUnknown(text.slice(from, to));
      continue;
    }
    if (!component) {
      if (!KNOWN.has(name) && !name.startsWith('X-'))
        nesting.addUnknown(text.slice(from, Math.min(to, from + CHECKED)));
      continue;
    }
    if (CAN_FREE.has(name) && isInText(written)) continue;
    let line = text.slice(behind, to);
    let colon = text.charCodeAt(behind) === COLON ? 0 : findColon(name, line);
    if (colon < 0 && next < text.length) {
      // Joins a line break inside quotes, which the standard forbids.
      to = text.indexOf('\n', next);
      const joined = text.slice(behind, to < 0 ? text.length : to);
      const there = findColon(name, joined);
      if (joined.slice(line.length).includes('"') && there >= 0) {
        [line, colon] = [joined, there];
        next = to < 0 ? text.length : to + 1;
      }
    }
    // If the quote is never closed, the first colon counts.
    if (colon < 0) colon = line.indexOf(':');
    const parameters = colon < 0 ? '' : line.slice(1, Math.max(colon, 1));
    // Without a colon, the line is kept whole, so that it counts as unreadable.
    let value = line.slice(colon + 1);
    // Joins the lines of quoted-printable text.
    if (value.endsWith('=') && next < text.length && /QUOTED-PRINTABLE/i.test(parameters)) {
      const start = next;
      while (next < text.length && text.charAt(next - 2) === '=') {
        const end = text.indexOf('\n', next);
        next = (end < 0 ? text.length : end) + 1;
      }
      const joined = text.slice(start, Math.min(next - 1, start + MAX_JOINED));
      value = `${value}\n${joined}`.replaceAll('=\n', '');
    }
    component.properties.push({ name, parameters, value });
  }
  nesting.close(true);
  return { calendars: nesting.calendars, lines: nesting.lines, isEnded: nesting.isEnded };
};
