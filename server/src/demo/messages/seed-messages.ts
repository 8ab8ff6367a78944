import { randomUUID } from 'node:crypto';
import type { ConversationId, GuideId, UserId } from '@tomoguide/contract/primitives';
import type { Tx } from '../../database/database.ts';
import type { Deps } from '../../deps.ts';
import type { UserFacts } from '../../domains/accounts/service.ts';
import { guideSummaries } from '../../domains/guides/service.ts';
import { openConversation } from '../../domains/messaging/opening/open-conversation.ts';
import { recallMessage } from '../../domains/messaging/sending/recall-message.ts';
import { sendMessage } from '../../domains/messaging/sending/send-message.ts';
import { at } from '../bookings/at.ts';
import type { Demo } from '../seed.ts';
import { type Line, TALKS, type Talk } from './talks.ts';

interface Pair {
  traveler: UserFacts;
  guideId: GuideId;
  guideUserId: UserId;
}

const pairOf = async (tx: Tx, demo: Demo, talk: Talk): Promise<Pair> => {
  const traveler = talk.traveler === 'mei' ? demo.mei : demo.travelers[talk.traveler];
  const guideId = demo.guides.get(talk.guide);
  const guide = guideId && (await guideSummaries(tx, [guideId])).get(guideId);
  if (!traveler || !guide) throw new Error(`the demo lacks ${talk.guide} or a traveler`);
  return { traveler, guideId: guide.id, guideUserId: guide.userId };
};

/** The same however often: the conversation that the traveler opened with the guide. */
const conversationOf = (tx: Tx, deps: Deps, { traveler, guideId }: Pair) => {
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

const say = async (tx: Tx, deps: Deps, pair: Pair, line: Line): Promise<void> => {
  const senderId = line.by === 'guide' ? pair.guideUserId : pair.traveler.id;
  const conversationId: ConversationId = await conversationOf(tx, deps, pair);
  const { id: messageId } = await sendMessage(tx, deps, senderId, {
    conversationId,
    clientMessageId: randomUUID(),
    kind: 'text',
    text: line.words,
  });
  if (!line.recalled) return;
  const later = at(deps, deps.clock.now().add({ minutes: 1 }));
  await recallMessage(tx, later, senderId, { conversationId, messageId });
};

/**
 * What people of the demo have written to each other, in the order in which they did, over all
 * conversations: lists are in the order of their last messages.
 */
export const seedMessages = async (tx: Tx, deps: Deps, demo: Demo): Promise<void> => {
  const now = deps.clock.now();
  try {
    await tx.transaction(async (part) => {
      const said: { pair: Pair; line: Line }[] = [];
      for (const talk of TALKS) {
        const pair = await pairOf(part, demo, talk);
        said.push(...talk.lines.map((line) => ({ pair, line })));
      }
      said.sort((one, other) => other.line.hoursAgo - one.line.hoursAgo);
      for (const { pair, line } of said) {
        const seconds = Math.round(line.hoursAgo * 3_600);
        await say(part, at(deps, now.subtract({ seconds })), pair, line);
      }
    });
  } catch (error) {
    // A site without messages of the demo is better than none.
    deps.log.error({ err: error }, 'the messages of the demo could not be written');
  }
};
