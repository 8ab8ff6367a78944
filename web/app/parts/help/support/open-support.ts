import { useQueryClient } from '@tanstack/react-query';
import {
  getSupportPath,
  type SupportAbout,
  type SupportTopic,
} from '@tomoguide/contract/support/topics';
import { type MouseEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { readSession } from '../../../lib/session.ts';
import { useLocale } from '../../../translation/use-translation.ts';
import { supportChannelQuery } from './queries.ts';

export type OpenSupport = (topic: SupportTopic, about?: SupportAbout | null) => Promise<void>;

/**
 * Returns the function that opens the only way to contact staff (docs/product/support.md, "Topics"): the
 * operator's Chatwoot if it is configured and loads, otherwise the conversation on this site.
 */
export const useOpenSupport = (): OpenSupport => {
  const client = useQueryClient();
  const navigate = useNavigate();
  const locale = useLocale();
  return async (topic, about = null) => {
    const channel = await client.fetchQuery(supportChannelQuery()).catch(() => null);
    if (channel?.kind === 'chatwoot') {
      const { openChatwoot } = await import('./chatwoot.ts');
      const userId = readSession()?.user.id ?? null;
      if (await openChatwoot(channel, { topic, about, locale, userId })) return;
    }
    await navigate(getSupportPath(topic, about));
  };
};

/**
 * Returns whether a click on a link opens in this page; with a modifier key, it opens another tab or
 * window.
 */
const opensInPage = ({ ctrlKey, metaKey, shiftKey, button }: MouseEvent): boolean =>
  button === 0 && !(ctrlKey || metaKey || shiftKey);

/** Returns the click handler of a support link, which opens support once, and whether it is still loading. */
export const useSupportClick = (topic: SupportTopic, about: SupportAbout | null = null) => {
  const openSupport = useOpenSupport();
  const [busy, setBusy] = useState(false);
  const handleClick = async (event: MouseEvent): Promise<void> => {
    if (!opensInPage(event)) return;
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    await openSupport(topic, about);
    setBusy(false);
  };
  return { busy, press: handleClick };
};
