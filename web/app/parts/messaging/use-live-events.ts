import { useQueryClient } from '@tanstack/react-query';
import type { ConversationId, UserId } from '@tomoguide/contract/primitives';
import type { SocketEvent, SocketEventOf } from '@tomoguide/contract/socket-events';
import { useEffect, useEffectEvent } from 'react';
import { listen } from '../../lib/live/bus.ts';
import { addMessages, catchUp } from './history.ts';
import { conversationQuery, messageKeys } from './queries.ts';

/**
 * Applies pushed events to the data of the message pages. Applying an event twice or late gives the same
 * result.
 */
export const useLiveEvents = (userId: UserId, open: ConversationId | null): void => {
  const client = useQueryClient();
  const invalidate = (queryKey: readonly unknown[]) => void client.invalidateQueries({ queryKey });
  const applyRead = ({ payload }: SocketEventOf<'message_read'>) => {
    const { conversationId, readerId, readSeq } = payload;
    client.setQueryData(conversationQuery(conversationId).queryKey, (entry) => {
      if (!entry) return entry;
      return readerId === userId
        ? { ...entry, readSeq: Math.max(entry.readSeq, readSeq) }
        : { ...entry, otherReadSeq: Math.max(entry.otherReadSeq ?? 0, readSeq) };
    });
  };
  const changeCredits = ({ payload }: SocketEventOf<'credits_update'>) => {
    const { conversationId, credits } = payload;
    if (payload.userId !== userId) return;
    client.setQueryData(
      conversationQuery(conversationId).queryKey,
      (entry) => entry && { ...entry, credits },
    );
  };
  const onEvent = useEffectEvent((event: SocketEvent) => {
    switch (event.type) {
      case 'ready':
        invalidate(messageKeys.list);
        if (open === null) return;
        invalidate(messageKeys.one(open));
        catchUp(open).catch(() => {});
        return;
      case 'new_message': {
        const { credits, ...message } = event.payload;
        addMessages(message.conversationId, [message]);
        client.setQueryData(
          conversationQuery(message.conversationId).queryKey,
          (entry) => entry && { ...entry, credits },
        );
        invalidate(messageKeys.list);
        return;
      }
      case 'message_recalled':
      case 'message_changed':
        addMessages(event.payload.conversationId, [event.payload]);
        invalidate(messageKeys.list);
        return;
      case 'message_read':
        applyRead(event);
        invalidate(messageKeys.list);
        return;
      case 'conversation_update':
        // Refetched because masked text may now be visible in full.
        invalidate(messageKeys.one(event.payload.conversationId));
        invalidate(messageKeys.history(event.payload.conversationId));
        return;
      case 'credits_update':
        changeCredits(event);
        return;
      default:
    }
  });
  useEffect(() => listen((event) => onEvent(event)), []);
};
