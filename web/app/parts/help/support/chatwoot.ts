import type { Locale } from '@tomoguide/contract/primitives';
import type { SupportDoor } from '@tomoguide/contract/support/entities';
import type { SupportAbout, SupportTopic } from '@tomoguide/contract/support/topics';
import { translate } from '@tomoguide/contract/translate';
import { onSessionChange, readSession } from '../../../lib/session.ts';
import { numberOf, preparedWords } from './prepared-words.ts';

/** What of Chatwoot's SDK is used here. */
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
    /** Read by the SDK as it starts. */
    chatwootSettings?: { hideMessageBubble: boolean };
    chatwootSDK?: { run(options: { websiteToken: string; baseUrl: string }): void };
    $chatwoot?: Widget;
  }
}

const TRIES = 10;
const EVERY_MS = 500;

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Looks until there is one, and tries each time there is none; null when the tenth brought none. */
const tried = async <Found>(
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
  return tried(
    () => window.chatwootSDK,
    () => {
      // One that failed took itself out of the page; one that is on its way is waited for.
      if (!script?.isConnected) script = addScript(`${url}/packs/js/sdk.js`);
    },
  );
};

const startWidget = async ({ url, token }: Chatwoot): Promise<Widget | null> => {
  if (window.$chatwoot?.hasLoaded) return window.$chatwoot;
  const sdk = await loadSdk(url);
  if (!sdk) return null;
  // Support is asked for on our pages; what hangs over them is theirs.
  window.chatwootSettings = { hideMessageBubble: true };
  sdk.run({ websiteToken: token, baseUrl: url });
  return tried(() => (window.$chatwoot?.hasLoaded ? window.$chatwoot : undefined));
};

type Chatwoot = Extract<SupportDoor, { kind: 'chatwoot' }>;

interface Asked {
  topic: SupportTopic;
  about: SupportAbout | null;
  locale: Locale;
  /** Null: a visitor. */
  userId: number | null;
}

const LOCALES = { en: 'en', 'zh-CN': 'zh_CN' } as const;
const WRITER = 'support-writer';

/** The chat remembers its browser: what one person wrote there, the next one does not read. */
const forgetOthers = (widget: Widget, userId: number | null): void => {
  const writer = String(userId ?? 'visitor');
  try {
    const before = localStorage.getItem(WRITER);
    localStorage.setItem(WRITER, writer);
    if (before === null || before === writer) return;
  } catch {
    // Without storage it is not known who wrote before.
  }
  widget.reset();
};

const idOfReader = (): number | null => readSession()?.user.id ?? null;

let stopWatching = (): void => {};

/** As soon as the reader is another, their conversation is taken off the page. */
const closeForOthers = (widget: Widget, userId: number | null): void => {
  stopWatching();
  stopWatching = onSessionChange(() => {
    if (idOfReader() === userId) return;
    stopWatching();
    widget.toggle('close');
    widget.reset();
    try {
      localStorage.removeItem(WRITER);
    } catch {
      // Forbidden storage holds nothing.
    }
  });
};

const wordsOf = async ({ topic, about, locale }: Asked): Promise<string> => {
  const { default: sentences } =
    locale === 'en'
      ? await import('@tomoguide/contract/locales/en/support')
      : await import('@tomoguide/contract/locales/zh-CN/support');
  return preparedWords(topic, about, (key, values) => translate(locale, sentences, key, values));
};

/** One that is on its way; the page itself keeps the one that came. */
let starting: Promise<Widget | null> | null = null;

/** Opens the operator's Chatwoot (docs/product/support.md, "Chatwoot"); false where it does not come. */
export const openChatwoot = async (door: Chatwoot, asked: Asked): Promise<boolean> => {
  starting ??= startWidget(door).finally(() => {
    starting = null;
  });
  const widget = await starting.catch(() => null);
  if (!widget) return false;
  forgetOthers(widget, asked.userId);
  closeForOthers(widget, asked.userId);
  widget.setLocale(LOCALES[asked.locale]);
  const attributes = {
    topic: asked.topic,
    message: await wordsOf(asked),
    ...(asked.about ? { about: `${asked.about.kind} ${numberOf(asked.about)}` } : {}),
  };
  widget.setCustomAttributes(attributes);
  widget.setConversationCustomAttributes(attributes);
  widget.toggle('open');
  return true;
};
