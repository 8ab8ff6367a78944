const [TAB, LF, CR, SPACE, COLON] = [9, 10, 13, 32, 58];

const MARKER =
  /^(?:BEGIN|END):(?:VCALENDAR|VEVENT|VFREEBUSY|VTIMEZONE|VALARM|STANDARD|DAYLIGHT)\s/i;
const MAX_MARKER_BYTES = 24;

/** Returns true if a BEGIN or END line starts here, indented or not. */
const isMarker = (bytes: Uint8Array, from: number): boolean => {
  let at = from;
  while (bytes[at] === SPACE || bytes[at] === TAB) at += 1;
  const isLikely = bytes[at + 5] === COLON || bytes[at + 3] === COLON;
  return (
    isLikely &&
    MARKER.test(`${String.fromCharCode(...bytes.subarray(at, at + MAX_MARKER_BYTES))}\n`)
  );
};

/**
 * Unfolds lines in place and ends each with LF. Unfolds before decoding, because some programs fold a line
 * within a multibyte character. Drops NUL. BEGIN and END lines are never folded, so an indented BEGIN or
 * END line is not a continuation.
 */
const unfold = (bytes: Uint8Array): Uint8Array => {
  let size = 0;
  let line = 0;
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at] ?? 0;
    if (byte !== LF && byte !== CR) {
      if (byte !== 0) {
        bytes[size] = byte;
        size += 1;
      }
      continue;
    }
    while (bytes[at + 1] === LF || bytes[at + 1] === CR) at += 1;
    const after = bytes[at + 1];
    const isIndented = after === SPACE || after === TAB;
    if (isIndented && !isMarker(bytes, at + 1) && !isMarker(bytes.subarray(0, size), line)) at += 1;
    else {
      while (bytes[at + 1] === SPACE || bytes[at + 1] === TAB) at += 1;
      bytes[size] = LF;
      size += 1;
      line = size;
    }
  }
  return bytes.subarray(0, size);
};

/** Detects UTF-16 by its byte order mark, or by a zero byte next to the first letter. */
const detectWideCharset = ([first, second]: Uint8Array): string | null => {
  if ((first === 0xff && second === 0xfe) || (first !== 0 && second === 0)) return 'utf-16le';
  if ((first === 0xfe && second === 0xff) || (first === 0 && second !== 0)) return 'utf-16be';
  return null;
};

/** Decodes bytes with a charset, or as UTF-8 if it is unknown. */
export const decodeBytes = (bytes: Uint8Array, charset: string): string => {
  try {
    return new TextDecoder(charset).decode(bytes);
  } catch {
    return new TextDecoder().decode(bytes);
  }
};

/**
 * Returns a calendar's text with unfolded lines that end in LF. Decodes valid UTF-8 as such, regardless of
 * the server's charset, and other bytes with that charset. Overwrites `bytes`, because a second copy of a
 * large calendar would double the memory.
 */
export const decodeCalendar = (bytes: Uint8Array, charset: string | null): string => {
  const wide = detectWideCharset(bytes);
  const unfolded = unfold(
    wide ? new TextEncoder().encode(new TextDecoder(wide).decode(bytes)) : bytes,
  );
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(unfolded);
  } catch {
    return decodeBytes(unfolded, charset ?? 'utf-8');
  }
};
