import { inEachLanguage, LOCALES, type Locale } from '@tomoguide/contract/locale';
import type { UserId } from '@tomoguide/contract/primitives';

/** A message to other processes: an event as clients receive it, or the sockets to close. */
export type ProcessMessage =
  | { to: readonly UserId[]; texts: Readonly<Record<Locale, string>> }
  | { close: readonly string[] };

const LINE = '\n';
const EVENT = /^(\d+(?:,\d+)*) (\{.*)$/s;
const CLOSE = /^close ([\w,-]+)$/;

/**
 * Serializes a message as text, prefixed with the ID of its sender, because each process also receives its
 * own messages and must recognize them quickly. The event is not nested as a JSON string, because it is
 * forwarded unchanged.
 */
export const encodeMessage = (from: string, message: ProcessMessage): string => {
  if ('close' in message) return `${from} close ${message.close.join()}`;
  const texts = LOCALES.map((locale) => message.texts[locale]);
  const sent = new Set(texts).size === 1 ? texts.slice(0, 1) : texts;
  return `${from} ${message.to.join()} ${sent.join(LINE)}`;
};

/** Parses a message; returns null if this process sent it. Throws if the message is invalid. */
export const decodeMessage = (text: string, self: string): ProcessMessage | null => {
  if (text.startsWith(self)) return null;
  const body = text.slice(text.indexOf(' ') + 1);
  const close = CLOSE.exec(body)?.[1];
  if (close) return { close: close.split(',') };
  const [, ids, events] = EVENT.exec(body) ?? [];
  if (!ids || !events) throw new Error('neither an event nor a close');
  const texts = events.split(LINE);
  const [first = ''] = texts;
  return {
    to: ids.split(',').map((id) => Number(id) as UserId),
    texts: inEachLanguage((locale) => texts[LOCALES.indexOf(locale)] ?? first),
  };
};
