import { randomUUID } from 'node:crypto';
import { CLAIM_DAYS } from '@tomoguide/contract/bookings/figures';
import { CANCELLATION_POLICY } from '@tomoguide/contract/payments/figures';
import type { BookingId, UserId } from '@tomoguide/contract/primitives';
import type { SupportTopic } from '@tomoguide/contract/support/topics';
import { and, desc, eq, isNotNull } from 'drizzle-orm';
import type { Tx } from '../../server/src/database/database.ts';
import type { Deps } from '../../server/src/deps.ts';
import { bookings } from '../../server/src/domains/bookings/tables.ts';
import { reportPerson } from '../../server/src/domains/messaging/blocking/report-person.ts';
import { conversations } from '../../server/src/domains/messaging/tables.ts';
import { answerCase } from '../../server/src/domains/support/answering/answer-case.ts';
import { sendSupportMessage } from '../../server/src/domains/support/contact/send-support-message.ts';
import { sendVisitorMessage } from '../../server/src/domains/support/contact/send-visitor-message.ts';
import { askTeamForHelp } from '../../server/src/domains/support/not-met/open-case.ts';
import { markSupportRead } from '../../server/src/domains/support/reading/mark-read.ts';
import { withClockAt } from '../bookings/at.ts';
import { SPAMMED_GUIDE, SPAMMER } from '../messages/conversations.ts';
import type { Demo } from '../seed-people.ts';

/** The index of the review author who waits for a reply from staff. */
const WAITING = 6;

const askQuestion = (
  tx: Tx,
  deps: Deps,
  userId: UserId,
  question: { text: string; topic: SupportTopic; bookingId?: BookingId | undefined },
) =>
  sendSupportMessage(tx, deps, userId, {
    clientMessageId: randomUUID(),
    text: question.text,
    topic: question.topic,
    about: question.bookingId ? { kind: 'booking', id: question.bookingId } : null,
  });

const findLatestBookingId = async (tx: Tx, travelerId: UserId, cancelKind?: 'traveler') => {
  const [row] = await tx
    .select({ id: bookings.id })
    .from(bookings)
    .where(
      and(
        eq(bookings.travelerId, travelerId),
        cancelKind ? eq(bookings.cancelKind, cancelKind) : undefined,
      ),
    )
    .orderBy(desc(bookings.id))
    .limit(1);
  return row?.id;
};

/** Seeds support cases: mei has read staff's reply; another traveler and a visitor are waiting. */
const seedCases = async (tx: Tx, deps: Deps, { mei, staff, travelers }: Demo) => {
  const now = deps.clock.now();
  const hoursAgo = (hours: number) =>
    withClockAt(deps, now.subtract({ minutes: Math.round(hours * 60) }));
  const { caseId } = await askQuestion(tx, hoursAgo(30), mei.id, {
    topic: 'booking_cancelled',
    text: '你好，航班取消，我只好取消了预订，紧急情况申请和航空公司的通知都提交了，大概多久有结果？',
    bookingId: await findLatestBookingId(tx, mei.id, 'traveler'),
  });
  await answerCase(tx, hoursAgo(29.5), {
    viewer: { userId: staff.id },
    id: caseId,
    clientMessageId: randomUUID(),
    upToSeq: 1,
    text: `你好，小美。申请和航班通知都收到了，我们会在 ${CLAIM_DAYS} 天内作出决定，结果会通过邮件和站内通知告诉你。通过的话，在线付款共退还 ${CANCELLATION_POLICY.emergencyRefundPercent}%。`,
  });
  await markSupportRead(tx, hoursAgo(28), mei.id, 2);

  const waiting = travelers[WAITING];
  if (!waiting) throw new Error('the demo lacks a traveler');
  await askQuestion(tx, hoursAgo(2.4), waiting.id, {
    topic: 'general',
    text: '你好，后天的行程想给小孙女准备一把儿童座椅，能请向导约带座椅的车吗？费用怎么算？',
    bookingId: await findLatestBookingId(tx, waiting.id),
  });
  await sendVisitorMessage(tx, hoursAgo(0.7), {
    clientMessageId: randomUUID(),
    email: 'visitor@example.com',
    locale: 'en',
    network: null,
    topic: 'general',
    text: 'Hello, we would like to book a guide in Nara for a group of twelve. Is that possible, or should we book two?',
  });
};

/** Asks the team for help with the tours whose traveler and guide can't find each other, as a reaction does. */
const seedNotMet = async (tx: Tx, deps: Deps) => {
  const rows = await tx.select().from(bookings).where(isNotNull(bookings.notMetSince));
  for (const {
    id: bookingId,
    travelerId,
    guideId,
    guideUserId,
    notMetBy: by,
    notMetSince,
  } of rows) {
    if (!by || !notMetSince) continue;
    const payload = { bookingId, travelerId, guideId, guideUserId, by, messageId: randomUUID() };
    const event = { id: 0, type: 'booking.not_met', payload, occurredAt: notMetSince } as const;
    await askTeamForHelp(tx, event, withClockAt(deps, notMetSince), [event]);
  }
};

/** Seeds a guide's report about a user who tried to sell them something. */
const seedReport = async (tx: Tx, deps: Deps, { guides, travelers }: Demo) => {
  const guideId = guides.get(SPAMMED_GUIDE);
  const spammer = travelers[SPAMMER];
  if (!guideId || !spammer) throw new Error('the demo lacks who is reported');
  const [conversation] = await tx
    .select()
    .from(conversations)
    .where(and(eq(conversations.guideId, guideId), eq(conversations.travelerId, spammer.id)));
  if (!conversation) throw new Error('the demo lacks the conversation that is reported');
  await reportPerson(
    tx,
    withClockAt(deps, deps.clock.now().subtract({ hours: 5 })),
    conversation.guideUserId,
    {
      conversationId: conversation.id,
      reason: 'spam',
      words: '不是来约行程的，一直推销换汇，撤回又重发。',
    },
  );
};

/** Seeds questions to staff and a report about a user. */
export const seedSupport = async (tx: Tx, deps: Deps, demo: Demo): Promise<void> => {
  try {
    await tx.transaction(async (part) => {
      await seedCases(part, deps, demo);
      await seedNotMet(part, deps);
      await seedReport(part, deps, demo);
    });
  } catch (error) {
    // A demo that lacks support cases is better than no demo.
    deps.log.error({ err: error }, 'the questions of the demo could not be written');
  }
};
