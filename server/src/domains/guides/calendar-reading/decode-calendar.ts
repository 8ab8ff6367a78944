const [TAB, LF, CR, SPACE] = [9, 10, 13, 32];

/**
 * The same bytes with LF at each line's end, and lines that were folded whole again. Folds come before
 * the encoding: some programs fold within a character. NUL stands for nothing.
 */
const unfold = (bytes: Uint8Array): Uint8Array => {
  const result = new Uint8Array(bytes.length);
  let size = 0;
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at] ?? 0;
    if (byte !== LF && byte !== CR) {
      if (byte !== 0) {
        result[size] = byte;
        size += 1;
      }
      continue;
    }
    while (bytes[at + 1] === LF || bytes[at + 1] === CR) at += 1;
    const after = bytes[at + 1];
    if (after === SPACE || after === TAB) at += 1;
    else {
      result[size] = LF;
      size += 1;
    }
  }
  return result.subarray(0, size);
};

/** UTF-16 is told by its byte order mark, or by the zero beside a calendar's first letter. */
const wideCharset = ([first, second]: Uint8Array): string | null => {
  if ((first === 0xff && second === 0xfe) || (first !== 0 && second === 0)) return 'utf-16le';
  if ((first === 0xfe && second === 0xff) || (first === 0 && second !== 0)) return 'utf-16be';
  return null;
};

const decode = (bytes: Uint8Array, charset: string): string => {
  try {
    return new TextDecoder(charset).decode(bytes);
  } catch {
    return new TextDecoder().decode(bytes);
  }
};

/**
 * A calendar's text with LF at the end of each line, none folded. What is UTF-8 is read as that,
 * whatever the server says; other bytes by the charset that it names.
 */
export const decodeCalendar = (bytes: Uint8Array, charset: string | null): string => {
  const wide = wideCharset(bytes);
  if (wide)
    return new TextDecoder(wide)
      .decode(bytes)
      .replaceAll('\0', '')
      .replace(/[\r\n]+([ \t]?)/g, (_, fold: string) => (fold ? '' : '\n'));
  const unfolded = unfold(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(unfolded);
  } catch {
    return decode(unfolded, charset ?? 'utf-8');
  }
};
