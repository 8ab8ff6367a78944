import { EMOJI_GROUPS, type Emoji } from './emoji-set.ts';

const STORE = 'recent-emoji';
/** The number of recent emoji to keep, which fills two rows. */
const MAX_RECENT = 16;

const known: ReadonlySet<string> = new Set(EMOJI_GROUPS.flatMap(([, all]) => all));

/** Returns the emoji last used on this device, newest first. */
export const getRecentEmoji = (): Emoji[] => {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(STORE) ?? '[]');
    return Array.isArray(stored) ? stored.filter((each): each is Emoji => known.has(each)) : [];
  } catch {
    return [];
  }
};

export const recordEmoji = (emoji: Emoji): void => {
  const next = [emoji, ...getRecentEmoji().filter((each) => each !== emoji)].slice(0, MAX_RECENT);
  try {
    localStorage.setItem(STORE, JSON.stringify(next));
  } catch {
    // Storage is blocked, so no recent emoji are stored.
  }
};
