import type { ConversationEntry } from '@tomoguide/contract/messaging/entities';
import { useState } from 'react';
import {
  canRequest,
  RequestForm,
  usePreloadedForm,
} from '../../parts/messaging/request/request-form.tsx';
import { useTranslation } from '../../translation/use-translation.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { CalendarPlus } from '../../ui/icons.ts';

/**
 * Requests a tour from the guide of the conversation. Ignores the URL of the page behind the window, which
 * is about something else.
 */
export const WindowRequest = ({ entry }: { entry: ConversationEntry }) => {
  const { t } = useTranslation('messaging');
  const [pressed, setPressed] = useState(false);
  const isOffered = canRequest(entry);
  usePreloadedForm(isOffered);
  if (!isOffered) return null;
  return (
    <>
      <IconButton label={t('messaging.requestTour')} onClick={() => setPressed(true)}>
        <CalendarPlus aria-hidden="true" className="size-5 text-action" />
      </IconButton>
      {pressed ? (
        // Text in the window's title bar is not selectable, but text in the form must be.
        <div className="contents cursor-auto select-text">
          <RequestForm entry={entry} begun={null} onClose={() => setPressed(false)} />
        </div>
      ) : null}
    </>
  );
};
