import { useQueryClient } from '@tanstack/react-query';
import type { ConversationId, UserId } from '@tomoguide/contract/primitives';
import type { SocketEvent, SocketEventOf } from '@tomoguide/contract/socket-events';
import { useEffect, useEffectEvent } from 'react';
import { listen } from '../../lib/live/bus.ts';
import { addMessages, catchUp } from './history.ts';
import { messageKeys, oneConversation } from './queries.ts';

/** What is pushed changes what the pages of messages show. Twice or late, the result is the same. */
export const usePushed = (userId: UserId, open: ConversationId | null): void => {
  const client = useQueryClient();
  const stale = (queryKey: readonly unknown[]) => void client.invalidateQueries({ queryKey });
  const changeRead = ({ payload }: SocketEventOf<'message_read'>) => {
    const { conversationId, readerId, readSeq } = payload;
    client.setQueryData(oneConversation(conversationId).queryKey, (entry) => {
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
      oneConversation(conversationId).queryKey,
      (entry) => entry && { ...entry, credits },
    );
  };
  const onEvent = useEffectEvent((event: SocketEvent) => {
    switch (event.type) {
      case 'ready':
        stale(messageKeys.list);
        if (open === null) return;
        stale(messageKeys.one(open));
        catchUp(open).catch(() => {});
        return;
      case 'new_message': {
        const { credits, ...message } = event.payload;
        addMessages(message.conversationId, [message]);
        client.setQueryData(
          oneConversation(message.conversationId).queryKey,
          (entry) => entry && { ...entry, credits },
        );
        stale(messageKeys.list);
        return;
      }
      case 'message_recalled':
      case 'message_changed':
        addMessages(event.payload.conversationId, [event.payload]);
        stale(messageKeys.list);
        return;
      case 'message_read':
        changeRead(event);
        stale(messageKeys.list);
        return;
      case 'conversation_update':
        // What was masked may stand there in full now.
        stale(messageKeys.one(event.payload.conversationId));
        stale(messageKeys.history(event.payload.conversationId));
        return;
      case 'credits_update':
        changeCredits(event);
        return;
      default:
    }
  });
  useEffect(() => listen((event) => onEvent(event)), []);
};
