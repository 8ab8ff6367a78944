import type { Query } from '@tomoguide/contract/call';
import * as calls from '@tomoguide/contract/messaging/calls';
import type { PersonReport, ReportedMessage } from '@tomoguide/contract/messaging/entities';
import type { MessageId, UserId } from '@tomoguide/contract/primitives';
import type { FastifyInstance } from 'fastify';
import { readCursorPage } from '../../../database/cursor-part.ts';
import type { Executor } from '../../../database/database.ts';
import { inTransaction } from '../../../database/transaction.ts';
import type { Deps, Viewer } from '../../../deps.ts';
import { fail } from '../../../failure.ts';
import { route } from '../../../http/route.ts';
import { loadUsersByIds, presentPerson } from '../../accounts/service.ts';
import { requireOthersCase } from '../../audit/service.ts';
import { getPairContacts } from '../../bookings/service.ts';
import { type FactCardRow, loadFactCards } from '../fact-cards/card-queries.ts';
import { presentReportedCard } from '../fact-cards/show-card.ts';
import { findConversationById, listMessageHistory, type MessageRow } from '../queries.ts';
import { loadMasks, type Masks } from '../reading/load-masks.ts';
import { decideReport } from './decide-report.ts';
import {
  findReport,
  listHandledReports,
  listWaitingReports,
  loadReportCounts,
  type ReportRow,
} from './report-queries.ts';

const presentReports = async (
  db: Executor,
  rows: readonly ReportRow[],
  viewerId: UserId,
): Promise<PersonReport[]> => {
  const reported = rows.map(({ reportedId }) => reportedId);
  const [people, counts] = await Promise.all([
    loadUsersByIds(db, [...reported, ...rows.map(({ reporterId }) => reporterId)]),
    loadReportCounts(db, reported),
  ]);
  const getPerson = (id: UserId) => {
    const facts = people.get(id);
    if (!facts) throw new Error(`user ${id} not found`);
    return presentPerson(facts);
  };
  return rows.map((row) => ({
    id: row.id,
    reporter: getPerson(row.reporterId),
    reported: getPerson(row.reportedId),
    reason: row.reason,
    words: row.words,
    createdAt: row.createdAt.toString(),
    otherReports: (counts.get(row.reportedId) ?? 1) - 1,
    handledAt: row.handledAt?.toString() ?? null,
    decision: row.decision,
    mayDecide: viewerId !== row.reporterId && viewerId !== row.reportedId,
  }));
};

interface ReportContext {
  showsContacts: boolean;
  masks: Masks;
  cards: ReadonlyMap<MessageId, FactCardRow>;
  jpyPerRmb: number;
}

const presentReportedMessage = (
  row: MessageRow,
  { showsContacts, masks, cards, jpyPerRmb }: ReportContext,
): ReportedMessage => {
  const card = cards.get(row.id);
  const { text, otherText, masked } = masks(row);
  const isMasked = masked && !showsContacts && !row.unmasked;
  return {
    seq: row.seq,
    kind: row.kind,
    senderId: row.senderId,
    text: row.text,
    sentAt: row.sentAt.toString(),
    recalledAt: row.recalledAt?.toString() ?? null,
    shownAs: isMasked ? text : null,
    otherVersion:
      row.otherText === null ? null : { text: row.otherText, shownAs: isMasked ? otherText : null },
    fileId: row.fileId,
    card: card ? presentReportedCard(card, row, jpyPerRmb) : null,
  };
};

export const listReports = async (
  deps: Deps,
  { show, ...part }: Query<typeof calls.listReports>,
  viewer: Viewer,
) => {
  const read = show === 'waiting' ? listWaitingReports : listHandledReports;
  const page = await readCursorPage(part, (range) => read(deps.db, viewer.userId, range), {
    present: (row: ReportRow) => row,
    cursor: ({ id }) => id,
  });
  return { ...page, data: await presentReports(deps.db, page.data, viewer.userId) };
};

/** Returns a report. Throws NOT_FOUND for staff who are one of the two users that it concerns. */
const getReport = async (db: Executor, id: ReportRow['id'], viewer: Viewer): Promise<ReportRow> => {
  const row = (await findReport(db, id)) ?? fail('NOT_FOUND');
  if (row.reportedId === viewer.userId) fail('NOT_FOUND');
  requireOthersCase(viewer, [row.reporterId]);
  return row;
};

/** Registers the endpoints for user reports and for staff decisions on them. */
export const registerReportRoutes = (app: FastifyInstance, deps: Deps): void => {
  const { db } = deps;

  route(app, deps, calls.listReports, async ({ query, viewer }) => ({
    status: 200,
    body: await listReports(deps, query, viewer),
  }));

  route(app, deps, calls.listReportedMessages, async ({ params, query, viewer }) => {
    const report = await getReport(db, params.id, viewer);
    const conversation =
      (await findConversationById(db, report.conversationId)) ?? fail('NOT_FOUND');
    const { shown } = await getPairContacts(db, conversation, deps.clock.now());
    // Messages sent after the report are not part of it.
    const { cursor = report.upToSeq + 1, limit } = query;
    const from = { cursor: Math.min(cursor, report.upToSeq + 1), limit };
    const page = await readCursorPage(
      from,
      (part) => listMessageHistory(db, conversation.id, part),
      {
        present: (row: MessageRow) => row,
        cursor: ({ seq }) => seq,
      },
    );
    const [masks, cards] = await Promise.all([
      loadMasks(db, page.data),
      loadFactCards(db, page.data),
    ]);
    const { jpyPerRmb } = deps.config;
    const context = { showsContacts: shown, masks, cards, jpyPerRmb };
    const data = page.data.map((row) => presentReportedMessage(row, context));
    return { status: 200, body: { ...page, data } };
  });

  route(app, deps, calls.decideReport, async ({ params, body, viewer }) => {
    const row = await inTransaction(db, (tx) =>
      decideReport(tx, deps, { ...params, ...body, viewer }),
    );
    const [shown] = await presentReports(db, [row], viewer.userId);
    return { status: 200, body: shown ?? fail('NOT_FOUND') };
  });
};
