import { getSupportPath } from '@tomoguide/contract/support/topics';
import { type Action, KINDS, type NoticeKind, type Place } from './kinds.ts';
import type { NoticeParams } from './notice.ts';

const PLACES: Readonly<
  Record<Exclude<Place, 'announced' | 'freeDay'>, { url: string; label: Action }>
> = {
  traveler: { url: '/dashboard', label: 'trips' },
  guide: { url: '/guide-dashboard', label: 'tours' },
  wallet: { url: '/profile?section=wallet', label: 'wallet' },
  support: { url: getSupportPath('general'), label: 'support' },
  application: { url: '/application-status', label: 'application' },
  identity: { url: '/verify-identity', label: 'identity' },
  qualifications: { url: '/guide/qualifications', label: 'qualifications' },
  workPermission: { url: '/guide/work-permission', label: 'workPermission' },
  guidePages: { url: '/guide', label: 'guidePages' },
  calendar: { url: '/guide/calendar', label: 'calendar' },
  conversation: { url: '/messages', label: 'conversation' },
};

/** Returns the URL fragment or query that selects the right view of the page. */
const getPathWithin = (
  kind: NoticeKind,
  { place, number, conversationId }: Pick<NoticeParams, 'place' | 'number' | 'conversationId'>,
): string => {
  if (conversationId !== undefined) return `?conversation=${conversationId}`;
  const part = place === 'guide' ? (KINDS[kind].part ?? number) : undefined;
  return part === undefined ? '' : `#${part}`;
};

/**
 * Returns the URL that a notice links to, and the key of its button's label, which names the required
 * action or the page. Returns null if the notice has no link.
 */
export const getNoticeLink = (
  kind: NoticeKind,
  params: Pick<NoticeParams, 'place' | 'number' | 'conversationId' | 'said' | 'path'>,
  todo: Action | null,
): { url: string; label: Action } | null => {
  const { place, said, path } = params;
  if (place === 'freeDay') return path ? { url: path, label: 'freeDay' } : null;
  if (place === 'announced') return said?.path ? { url: said.path, label: 'open' } : null;
  const { url, label } = PLACES[place];
  return { url: url + getPathWithin(kind, params), label: todo ?? label };
};
