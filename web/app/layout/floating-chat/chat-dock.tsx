import { type ComponentType, Suspense, useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { Session } from '../../lib/session.ts';
import { useIsWide } from '../../ui/use-is-wide.ts';
import type { WindowProps } from './chat-window.tsx';
import { closeChat, openChat, parseCounterpart, useOpenChat } from './open-chat.ts';

/** Returns the conversation link that was clicked without modifier keys; null for any other click. */
const findClickedLink = (event: MouseEvent): HTMLAnchorElement | null => {
  const hasKey = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  if (event.defaultPrevented || event.button !== 0 || hasKey) return null;
  if (!(event.target instanceof Element)) return null;
  return event.target.closest<HTMLAnchorElement>('a[href^="/messages?"]');
};

/** A placeholder for the window while its code loads. */
const WindowPlaceholder = () => <div aria-busy="true" className="chat-window" />;

/**
 * Opens links to conversations in a floating window on any page, and keeps the window open across pages. On
 * phones, on /messages and without this component, the links navigate as usual. The window's code is loaded
 * on the first click.
 */
export const ChatDock = ({ session }: { session: Session }) => {
  const userId = session.user.id;
  const chat = useOpenChat(userId);
  const isWide = useIsWide();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const [Window, setWindow] = useState<ComponentType<WindowProps> | null>(null);
  const isShown = chat !== null && isWide && pathname !== '/messages';
  const onClick = useEffectEvent((event: MouseEvent) => {
    const link = isWide && pathname !== '/messages' ? findClickedLink(event) : null;
    const path = link?.getAttribute('href') ?? '';
    if (!link || parseCounterpart(path) === null) return;
    event.preventDefault();
    openChat(userId, path, link);
  });
  useEffect(() => {
    // Listens in the capture phase, before the link handles the click.
    const listener = (event: MouseEvent) => onClick(event);
    document.addEventListener('click', listener, true);
    return () => document.removeEventListener('click', listener, true);
  }, []);
  const load = useEffectEvent(async () => {
    try {
      const { ChatWindow } = await import('./chat-window.tsx');
      setWindow(() => ChatWindow);
    } catch {
      const path = chat?.path;
      closeChat();
      if (path) await navigate(path);
    }
  });
  const isMissing = isShown && Window === null;
  useEffect(() => {
    if (isMissing) void load();
  }, [isMissing]);
  if (!isShown) return null;
  return Window ? (
    <Suspense fallback={<WindowPlaceholder />}>
      <Window chat={chat} userId={userId} />
    </Suspense>
  ) : (
    <WindowPlaceholder />
  );
};
