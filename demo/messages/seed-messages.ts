import { randomUUID } from 'node:crypto';
import type { ConversationId, GuideId, MessageId, UserId } from '@tomoguide/contract/primitives';
import type { Tx } from '../../server/src/database/database.ts';
import type { Deps } from '../../server/src/deps.ts';
import type { UserFacts } from '../../server/src/domains/accounts/service.ts';
import { loadQuotesByIds } from '../../server/src/domains/bookings/quote/quote-queries.ts';
import {
  acceptRequest,
  rejectRequest,
  sendRequest,
} from '../../server/src/domains/bookings/service.ts';
import { loadGuideSummaries } from '../../server/src/domains/guides/service.ts';
import { confirmCardFacts } from '../../server/src/domains/messaging/fact-cards/answer-card.ts';
import { openFactCard } from '../../server/src/domains/messaging/fact-cards/open-card.ts';
import { openConversation } from '../../server/src/domains/messaging/opening/open-conversation.ts';
import { replaceQuickReplies } from '../../server/src/domains/messaging/quick-replies/reply-queries.ts';
import { markRead } from '../../server/src/domains/messaging/reading/mark-read.ts';
import { recallMessage } from '../../server/src/domains/messaging/sending/recall-message.ts';
import { sendMessage } from '../../server/src/domains/messaging/sending/send-message.ts';
import { withClockAt } from '../bookings/at.ts';
import { makeTour } from '../bookings/make-booking.ts';
import { follow, listEventsAfter, readOlderNotices } from '../notices/follow.ts';
import type { Demo } from '../seed-people.ts';
import {
  CONVERSATIONS,
  type ConversationScript,
  type Line,
  type RequestLine,
} from './conversations.ts';
import { KENJIS_REPLIES } from './quick-replies.ts';

interface Pair {
  traveler: UserFacts;
  guideId: GuideId;
  guideUserId: UserId;
}

const getPair = async (tx: Tx, demo: Demo, script: ConversationScript): Promise<Pair> => {
  const traveler = script.traveler === 'mei' ? demo.mei : demo.travelers[script.traveler];
  const guideId = demo.guides.get(script.guide);
  const guide = guideId && (await loadGuideSummaries(tx, [guideId])).get(guideId);
  if (!traveler || !guide) throw new Error(`the demo lacks ${script.guide} or a traveler`);
  return { traveler, guideId: guide.id, guideUserId: guide.userId };
};

/** Returns the conversation of a traveler and a guide. The first call opens it as the traveler. */
const getConversation = (tx: Tx, deps: Deps, { traveler, guideId }: Pair) => {
  const viewer = {
    userId: traveler.id,
    sessionId: 'demo',
    username: traveler.username,
    isGuide: false,
    isStaff: false,
    guideId: null,
    role: 'traveler',
  } as const;
  return openConversation(tx, deps, viewer, { guideId });
};

/** Opens a message's fact card and confirms it as the traveler, and as the guide too if it is agreed. */
const openCard = async (
  tx: Tx,
  deps: Deps,
  { traveler, guideUserId }: Pair,
  message: { conversationId: ConversationId; messageId: MessageId },
  state: 'open' | 'agreed',
): Promise<void> => {
  const { version, facts } = await openFactCard(tx, deps, traveler.id, message);
  const answer = { ...message, version, numbers: facts.map(({ number }) => number) };
  await confirmCardFacts(tx, deps, traveler.id, answer);
  if (state === 'agreed') await confirmCardFacts(tx, deps, guideUserId, answer);
};

const sendLine = async (tx: Tx, deps: Deps, pair: Pair, line: Line): Promise<void> => {
  const senderId = line.by === 'guide' ? pair.guideUserId : pair.traveler.id;
  const conversationId: ConversationId = await getConversation(tx, deps, pair);
  await markRead(tx, deps, senderId, { conversationId, claimed: senderId });
  const { id: messageId } = await sendMessage(tx, deps, senderId, {
    conversationId,
    clientMessageId: randomUUID(),
    ...(line.chinese === undefined
      ? { kind: 'text', text: line.words }
      : { kind: 'quick_reply', texts: { en: line.words, zh: line.chinese } }),
  });
  if (line.card) await openCard(tx, deps, pair, { conversationId, messageId }, line.card);
  if (!line.recalled) return;
  const later = withClockAt(deps, deps.clock.now().add({ minutes: 1 }));
  await recallMessage(tx, later, senderId, { conversationId, messageId });
};

/** Sends a tour request as the traveler. Returns a function that gives the guide's answer. */
const ask = async (
  tx: Tx,
  deps: Deps,
  now: Temporal.Instant,
  pair: Pair,
  { script, request }: { script: ConversationScript; request: RequestLine },
): Promise<(later: Deps) => Promise<unknown>> => {
  const conversationId = await getConversation(tx, deps, pair);
  const { id: claimed } = pair.traveler;
  await markRead(tx, deps, claimed, { conversationId, claimed });
  const story = { ...request.tour, guide: script.guide };
  const tour = await makeTour(tx, deps, now, story, pair.guideId);
  const { row } = await sendRequest(tx, deps, pair.traveler.id, {
    ...tour,
    conversationId,
    clientMessageId: randomUUID(),
    itineraryId: null,
    plan: request.plan,
    sent: '',
  });
  const guide = { userId: pair.guideUserId };
  return async (later) => {
    const { answer } = request;
    if (!answer) return;
    if ('rejects' in answer) {
      const why = { rejectReason: answer.rejects, reason: answer.words };
      await rejectRequest(tx, later, guide, row.id, why);
      return;
    }
    const quote = (await loadQuotesByIds(tx, [row.quoteId])).get(row.quoteId);
    await acceptRequest(tx, later, guide, row.id, quote?.hash ?? '');
  };
};

/** An action in a conversation and when it happens. */
interface TimedAction {
  hoursAgo: number;
  act: (then: Deps) => Promise<unknown>;
}

const listTimedActions = (
  tx: Tx,
  now: Temporal.Instant,
  pair: Pair,
  script: ConversationScript,
): readonly TimedAction[] =>
  script.lines.flatMap((line): TimedAction[] => {
    const { hoursAgo } = line;
    if (!('tour' in line)) return [{ hoursAgo, act: (then) => sendLine(tx, then, pair, line) }];
    let answer: (later: Deps) => Promise<unknown> = async () => undefined;
    const asks = async (then: Deps) => {
      answer = await ask(tx, then, now, pair, { script, request: line });
    };
    const answered = line.answer
      ? [{ hoursAgo: line.answer.hoursAgo, act: (then: Deps) => answer(then) }]
      : [];
    return [{ hoursAgo, act: asks }, ...answered];
  });

const getKenji = async (tx: Tx, demo: Demo): Promise<UserId | null> => {
  const id = demo.guides.get('kenji');
  const guide = id && (await loadGuideSummaries(tx, [id])).get(id);
  return guide?.userId ?? null;
};

/**
 * Returns the users whose accounts can be used in the demo. Only their conversations and notices are seeded
 * with what happened to them.
 */
const getLoginUsers = async (tx: Tx, demo: Demo): Promise<ReadonlySet<UserId>> => {
  const kenji = await getKenji(tx, demo);
  return new Set([demo.mei.id, demo.bowen.id, ...(kenji === null ? [] : [kenji])]);
};

/**
 * Seeds the messages and tour requests of demo users, and the booking messages and notices that follow from
 * events. Runs in chronological order across all conversations, because conversations are listed by their
 * last message.
 */
export const seedMessages = async (tx: Tx, deps: Deps, demo: Demo): Promise<void> => {
  const now = deps.clock.now();
  try {
    await tx.transaction(async (part) => {
      const actions: TimedAction[] = [];
      for (const script of CONVERSATIONS)
        actions.push(...listTimedActions(part, now, await getPair(part, demo, script), script));
      const people = await getLoginUsers(part, demo);
      const kenji = await getKenji(part, demo);
      if (kenji) await replaceQuickReplies(part, kenji, KENJIS_REPLIES);
      const past = await listEventsAfter(part, people, 0);
      for (const row of past) {
        const hoursAgo = now.since(row.occurredAt).total('hours');
        actions.push({ hoursAgo, act: () => follow(part, deps, row) });
      }
      actions.sort((one, other) => other.hoursAgo - one.hoursAgo);
      let known = past.at(-1)?.id ?? 0;
      for (const { hoursAgo, act } of actions) {
        await act(withClockAt(deps, now.subtract({ seconds: Math.round(hoursAgo * 3_600) })));
        for (const row of await listEventsAfter(part, people, known)) {
          await follow(part, deps, row);
          known = row.id;
        }
      }
      await readOlderNotices(part, deps, people);
    });
  } catch (error) {
    // A demo that lacks messages is better than no demo.
    deps.log.error({ err: error }, 'the messages of the demo could not be written');
  }
};
