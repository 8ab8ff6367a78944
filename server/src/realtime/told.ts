import { LOCALES } from '@tomoguide/contract/locale';
import type { Locale, UserId } from '@tomoguide/contract/primitives';

/** What a process tells the others: an event as its readers will get it, or which sockets have to go. */
export type Told =
  | { to: readonly UserId[]; texts: Readonly<Record<Locale, string>> }
  | { close: readonly string[] };

const LINE = '\n';
const EVENT = /^(\d+(?:,\d+)*) (\{.*)$/s;
const CLOSE = /^close ([\w,-]+)$/;

/**
 * One text, with whose it is before it: each process hears itself as well, and has to see that at a
 * glance. The event is not written as JSON within JSON: it is sent on as it stands.
 */
export const toldAs = (from: string, told: Told): string => {
  if ('close' in told) return `${from} close ${told.close.join()}`;
  const texts = new Set(LOCALES.map((locale) => told.texts[locale]));
  return `${from} ${told.to.join()} ${[...texts].join(LINE)}`;
};

/** Null where it is one's own. Throws where it cannot be read. */
export const heardFrom = (text: string, self: string): Told | null => {
  if (text.startsWith(self)) return null;
  const said = text.slice(text.indexOf(' ') + 1);
  const close = CLOSE.exec(said)?.[1];
  if (close) return { close: close.split(',') };
  const [, ids, events] = EVENT.exec(said) ?? [];
  if (!ids || !events) throw new Error('neither an event nor a close');
  const texts = events.split(LINE);
  const [first = ''] = texts;
  return {
    to: ids.split(',').map((id) => Number(id) as UserId),
    texts: Object.fromEntries(LOCALES.map((locale, n) => [locale, texts[n] ?? first])) as Record<
      Locale,
      string
    >,
  };
};
