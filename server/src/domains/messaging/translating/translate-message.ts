import type { TextLanguage } from '@tomoguide/contract/languages/en';
import type { MessageTranslation } from '@tomoguide/contract/messaging/entities';
import { TRANSLATIONS_A_MINUTE } from '@tomoguide/contract/messaging/figures';
import type { ConversationId, MessageId, UserId } from '@tomoguide/contract/primitives';
import type { Translator } from '../../../adapters/translation/translator.ts';
import { withDeadlinePaused } from '../../../deadline.ts';
import type { Deps } from '../../../deps.ts';
import { fail, failUntil } from '../../../failure.ts';
import { MicroCache } from '../../../http/micro-cache.ts';
import { createTurnQueue } from '../../../turn-queue.ts';
import { getPairContacts } from '../../bookings/service.ts';
import { requireConversation } from '../policy.ts';
import { listNewlyUnmasked, presentMessage } from '../present.ts';
import { findConversation, findMessage, type MessageRow, markUnmasked } from '../queries.ts';
import { loadMasks } from '../reading/load-masks.ts';

/** Bounds of the translations in memory, each of which has at most a message's length. */
const CACHE = { ttlMs: 60 * 60_000, maxEntries: 2_000, maxBytes: 4_000_000 };
/** Requests to the service at the same time, and waiting ones: a service that hangs holds no others up. */
const CONCURRENT = 8;
const WAITING = 40;
const MINUTE = { minutes: 1 };

/** When each user's latest requests to the service were made, oldest first. */
class RecentRequests {
  readonly #byUser = new Map<UserId, Temporal.Instant[]>();

  /** Counts a request. Throws TOO_MANY_TRANSLATIONS if the user made too many in the last minute. */
  count(userId: UserId, now: Temporal.Instant): void {
    const since = now.subtract(MINUTE);
    for (const [id, times] of this.#byUser) {
      const recent = times.filter((time) => Temporal.Instant.compare(time, since) > 0);
      if (recent.length > 0) this.#byUser.set(id, recent);
      else this.#byUser.delete(id);
    }
    const own = this.#byUser.get(userId) ?? [];
    const [first] = own;
    if (first && own.length >= TRANSLATIONS_A_MINUTE)
      failUntil('TOO_MANY_TRANSLATIONS', first.add(MINUTE), now);
    this.#byUser.set(userId, [...own, now]);
  }
}

interface TranslationRequest {
  conversationId: ConversationId;
  messageId: MessageId;
  to: TextLanguage;
}

/** Returns the message, and its text as this user sees it. Throws NOT_FOUND for any other, or without a text. */
const loadShownText = async (
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  userId: UserId,
  { conversationId, messageId }: TranslationRequest,
): Promise<{ message: MessageRow; text: string }> => {
  const conversation = requireConversation(await findConversation(db, conversationId, userId));
  const message = await findMessage(db, messageId);
  if (message?.conversationId !== conversationId) return fail('NOT_FOUND');
  const [masks, { shown }] = await Promise.all([
    loadMasks(db, [message]),
    getPairContacts(db, conversation, clock.now()),
  ]);
  const view = { viewerId: userId, showsContacts: shown, masks };
  const { content } = presentMessage(message, view);
  if (content.kind !== 'text') return fail('NOT_FOUND');
  await markUnmasked(db, listNewlyUnmasked([message], view));
  return { message, text: content.text };
};

/** Sends a text to the service. Throws TRANSLATION_TOO_LONG or, for any error, TRANSLATION_UNAVAILABLE. */
const askService = async (
  { log }: Pick<Deps, 'log'>,
  translator: Translator,
  text: string,
  to: TextLanguage,
): Promise<string> => {
  const translation = await translator.translate(text, to).catch((error: unknown) => {
    log.error({ err: error }, 'the translation service failed');
    return fail('TRANSLATION_UNAVAILABLE', undefined, { 'retry-after': '30' });
  });
  return translation ?? fail('TRANSLATION_TOO_LONG');
};

/**
 * Returns the command that translates a message for one of its two users, with the service that the operator
 * has configured (docs/product/messages.md, "Translation service"). The command sends the text as this user
 * sees it, and stores nothing. It throws NOT_FOUND for other users, TRANSLATION_OFF, TRANSLATION_TOO_LONG,
 * TOO_MANY_TRANSLATIONS, TRANSLATION_UNAVAILABLE, or BUSY.
 */
export const createMessageTranslation = (deps: Deps) => {
  const { translator, clock } = deps;
  const requests = new RecentRequests();
  const inTurn = createTurnQueue(CONCURRENT, WAITING, 'BUSY');
  const cache = new MicroCache<string>({
    ...CACHE,
    bytesOf: (text) => 2 * text.length,
  });

  return async (userId: UserId, request: TranslationRequest): Promise<MessageTranslation> => {
    const { message, text } = await loadShownText(deps, userId, request);
    if (!translator) return fail('TRANSLATION_OFF');
    // The text is part of the key, because masks change without a new revision.
    const key = [message.id, message.revision, request.to, text].join(' ');
    if (cache.peek(key) === undefined) requests.count(userId, clock.now());
    const translation = await withDeadlinePaused(() =>
      cache.get(key, () => inTurn(() => askService(deps, translator, text, request.to))),
    );
    return { text: translation, host: translator.host };
  };
};
