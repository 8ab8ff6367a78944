import type { Locale } from '@tomoguide/contract/primitives';
import type { SupportChannel } from '@tomoguide/contract/support/entities';
import type { SupportAbout, SupportTopic } from '@tomoguide/contract/support/topics';
import { createTranslator } from '@tomoguide/contract/translate';
import { onSessionChange, readSession } from '../../../lib/session.ts';
import { fetchTranslations } from '../../../translation/fetch-translations.ts';
import { getNumber, preparedText } from './prepared-text.ts';

/** The part of Chatwoot's SDK that the site uses. */
interface Widget {
  hasLoaded?: boolean;
  toggle(state: 'open' | 'close'): void;
  reset(): void;
  setLocale(locale: string): void;
  setCustomAttributes(attributes: Record<string, string>): void;
  setConversationCustomAttributes(attributes: Record<string, string>): void;
}
declare global {
  interface Window {
    /** Settings that the SDK reads on startup. */
    chatwootSettings?: { hideMessageBubble: boolean };
    chatwootSDK?: { run(options: { websiteToken: string; baseUrl: string }): void };
    $chatwoot?: Widget;
  }
}

const TRIES = 10;
const EVERY_MS = 500;

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Polls for the SDK, and calls `attempt` each time it is missing. Resolves to null after ten attempts. */
const poll = async <Found>(
  look: () => Found | undefined,
  attempt = () => {},
): Promise<Found | null> => {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const found = look();
    if (found !== undefined) return found;
    attempt();
    await wait(EVERY_MS);
  }
  return look() ?? null;
};

const addScript = (src: string): HTMLScriptElement => {
  const script = document.createElement('script');
  script.src = src;
  script.async = true;
  script.addEventListener('error', () => script.remove());
  document.head.append(script);
  return script;
};

const loadSdk = (url: string) => {
  let script: HTMLScriptElement | null = null;
  return poll(
    () => window.chatwootSDK,
    () => {
      // A script that failed has removed itself from the page, so it is added again; one that is still
      // loading is awaited.
      if (!script?.isConnected) script = addScript(`${url}/packs/js/sdk.js`);
    },
  );
};

const startWidget = async ({ url, token }: Chatwoot): Promise<Widget | null> => {
  if (window.$chatwoot?.hasLoaded) return window.$chatwoot;
  const sdk = await loadSdk(url);
  if (!sdk) return null;
  // Hides the SDK's floating button, because the site's pages have their own support links.
  window.chatwootSettings = { hideMessageBubble: true };
  sdk.run({ websiteToken: token, baseUrl: url });
  return poll(() => (window.$chatwoot?.hasLoaded ? window.$chatwoot : undefined));
};

type Chatwoot = Extract<SupportChannel, { kind: 'chatwoot' }>;

interface ChatRequest {
  topic: SupportTopic;
  about: SupportAbout | null;
  locale: Locale;
  /** The logged-in user; null for a visitor. */
  userId: number | null;
}

const WRITER = 'support-writer';

/**
 * Resets the chat if another user used it before. The chat identifies users by browser, so they would see
 * each other's messages.
 */
const resetForOtherUser = (widget: Widget, userId: number | null): void => {
  const writer = String(userId ?? 'visitor');
  try {
    const before = localStorage.getItem(WRITER);
    localStorage.setItem(WRITER, writer);
    if (before === null || before === writer) return;
  } catch {
    // Storage is blocked, so the previous user is unknown.
  }
  widget.reset();
};

const getCurrentUserId = (): number | null => readSession()?.user.id ?? null;

let stopWatching = (): void => {};

/** Removes the conversation from the page as soon as the user changes. */
const closeForOthers = (widget: Widget, userId: number | null): void => {
  stopWatching();
  stopWatching = onSessionChange(() => {
    if (getCurrentUserId() === userId) return;
    stopWatching();
    widget.toggle('close');
    widget.reset();
    try {
      localStorage.removeItem(WRITER);
    } catch {
      // Storage is blocked, so nothing is stored.
    }
  });
};

const getPreparedText = async ({ topic, about, locale }: ChatRequest): Promise<string> => {
  const support = await fetchTranslations(locale, 'support');
  return preparedText(topic, about, createTranslator(locale, { support }));
};

/** A startup in progress; once loaded, the page itself keeps the SDK. */
let starting: Promise<Widget | null> | null = null;

/**
 * Opens the operator's Chatwoot (docs/product/support.md, "Chatwoot"); resolves to false if it does not
 * load.
 */
export const openChatwoot = async (chatwoot: Chatwoot, request: ChatRequest): Promise<boolean> => {
  starting ??= startWidget(chatwoot).finally(() => {
    starting = null;
  });
  const widget = await starting.catch(() => null);
  if (!widget) return false;
  resetForOtherUser(widget, request.userId);
  closeForOthers(widget, request.userId);
  widget.setLocale(request.locale.replace('-', '_'));
  const attributes = {
    topic: request.topic,
    message: await getPreparedText(request),
    ...(request.about ? { about: `${request.about.kind} ${getNumber(request.about)}` } : {}),
  };
  widget.setCustomAttributes(attributes);
  widget.setConversationCustomAttributes(attributes);
  widget.toggle('open');
  return true;
};
