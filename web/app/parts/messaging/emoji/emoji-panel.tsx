import { type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from 'react';
import { useCatalog, useLocale, useTranslation } from '../../../translation/use-translation.ts';
import { isComposing } from '../../../ui/composing.ts';
import { Search } from '../../../ui/icons.ts';
import { EMOJI_GROUPS, type Emoji } from './emoji-set.ts';
import { getRecentEmoji, recordEmoji } from './recent-emoji.ts';

/** Returns the emoji that an arrow key moves to, by position on the screen. */
const getNeighbor = (all: readonly HTMLElement[], from: HTMLElement, key: string) => {
  const at = all.indexOf(from);
  if (key === 'ArrowRight') return all[at + 1];
  if (key === 'ArrowLeft') return all[at - 1];
  if (key === 'Home') return all[0];
  if (key === 'End') return all.at(-1);
  const own = from.getBoundingClientRect();
  const rows = all.filter((one) => {
    const { top } = one.getBoundingClientRect();
    return key === 'ArrowDown' ? top > own.top + 1 : top < own.top - 1;
  });
  const ordered = key === 'ArrowDown' ? rows : rows.toReversed();
  const row = ordered[0]?.getBoundingClientRect().top;
  const distanceTo = (one: HTMLElement) => Math.abs(one.getBoundingClientRect().left - own.left);
  return ordered
    .filter((one) => Math.abs(one.getBoundingClientRect().top - (row ?? 0)) < 1)
    .toSorted((one, other) => distanceTo(one) - distanceTo(other))[0];
};

const ARROWS = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Home', 'End'];

interface ShownGroup {
  key: string;
  title: string;
  emoji: readonly Emoji[];
}

/** Returns whether every typed word is a prefix of a word in the names. */
const matches = (names: string, typed: readonly string[]): boolean => {
  const words = names.toLowerCase();
  return typed.every((word) =>
    /^[a-z]/.test(word)
      ? new RegExp(`(^|[ ,])${word.replace(/[^a-z]/g, '')}`).test(words)
      : words.includes(word),
  );
};

const useVisibleEmoji = (typed: string): ShownGroup[] => {
  const { t } = useTranslation('emoji');
  const catalog = useCatalog('emoji');
  const [recent] = useState(getRecentEmoji);
  return useMemo(() => {
    const words = typed.trim().toLowerCase().split(/\s+/).filter(Boolean);
    const groups = EMOJI_GROUPS.map(([key, emoji]) => ({
      key,
      title: t(`emoji.groups.${key}`),
      emoji: emoji.filter((one) => words.length === 0 || matches(catalog.words[one], words)),
    }));
    const recentGroup = {
      key: 'recent',
      title: t('emoji.recent'),
      emoji: words.length === 0 ? recent : [],
    };
    return [recentGroup, ...groups].filter(({ emoji }) => emoji.length > 0);
  }, [typed, recent, t, catalog]);
};

/** A panel with all emoji by group, recent ones first, and a search in the current language. */
export const EmojiPanel = ({ onChoose }: { onChoose: (emoji: string) => void }) => {
  const { t } = useTranslation('emoji');
  const catalog = useCatalog('emoji');
  const locale = useLocale();
  const [typed, setTyped] = useState('');
  const [reached, setReached] = useState<string | null>(null);
  const grid = useRef<HTMLDivElement>(null);
  const search = useRef<HTMLInputElement>(null);
  // Focuses the search field on devices with a mouse; on a phone, that would open the keyboard.
  useEffect(() => {
    if (matchMedia('(pointer: fine)').matches) search.current?.focus();
  }, []);
  const id = useId();
  const shown = useVisibleEmoji(typed);
  const getName = (emoji: Emoji) => catalog.words[emoji].split(/, |、/)[0];
  const buttons = () => [...(grid.current?.querySelectorAll<HTMLElement>('button') ?? [])];
  const names = shown.flatMap(({ key, emoji }) => emoji.map((one) => `${key} ${one}`));
  // Roving tab index: one emoji is the tab stop, and arrow keys reach the others.
  const tabbed = reached !== null && names.includes(reached) ? reached : names[0];
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (!ARROWS.includes(event.key) || !(event.target instanceof HTMLElement)) return;
    const next = getNeighbor(buttons(), event.target, event.key);
    if (!next) return;
    event.preventDefault();
    next.focus();
  };
  const choose = (emoji: Emoji) => {
    recordEmoji(emoji);
    onChoose(emoji);
  };
  return (
    <div lang={locale} className="grid gap-2">
      <div className="relative">
        <Search
          aria-hidden="true"
          className="-translate-y-1/2 pointer-events-none absolute top-1/2 left-3 size-4 text-ink-soft"
        />
        <input
          ref={search}
          type="search"
          aria-label={t('emoji.search')}
          aria-controls={id}
          placeholder={t('emoji.search')}
          value={typed}
          autoComplete="off"
          enterKeyHint="search"
          onChange={({ target }) => setTyped(target.value)}
          onKeyDown={(event) => {
            if (isComposing(event)) return;
            // Enter in the search field must not send the message behind the panel.
            if (event.key === 'Enter') event.preventDefault();
            if (event.key !== 'Enter' && event.key !== 'ArrowDown') return;
            event.preventDefault();
            buttons()[0]?.focus();
          }}
          className="h-11 w-full rounded-xl border border-line-strong bg-paper pr-3 pl-9 text-base text-ink"
        />
      </div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: handles the arrow keys of the buttons inside. */}
      <div
        ref={grid}
        id={id}
        onKeyDown={onKeyDown}
        className="-mx-1 h-60 overflow-y-auto overscroll-contain px-1"
      >
        {shown.map(({ key, title, emoji }) => (
          <section key={key} aria-label={title}>
            <p aria-hidden="true" className="py-1.5 font-semibold text-ink-soft text-xs">
              {title}
            </p>
            <div className="grid grid-cols-[repeat(auto-fill,minmax(2.75rem,1fr))]">
              {emoji.map((one) => (
                <button
                  key={one}
                  type="button"
                  aria-label={getName(one)}
                  title={getName(one)}
                  tabIndex={`${key} ${one}` === tabbed ? 0 : -1}
                  onFocus={() => setReached(`${key} ${one}`)}
                  onClick={() => choose(one)}
                  className="grid min-h-11 place-content-center rounded-xl text-2xl leading-none hover:bg-sunken"
                >
                  {one}
                </button>
              ))}
            </div>
          </section>
        ))}
        <p role="status" className="py-6 text-center text-ink-soft text-sm empty:hidden">
          {shown.length === 0 ? t('emoji.none') : ''}
        </p>
      </div>
    </div>
  );
};
