import type { ConversationEntry } from '@tomoguide/contract/messaging/entities';
import { useState } from 'react';
import {
  mayRequest,
  RequestForm,
  useFormAhead,
} from '../../parts/messaging/request/request-form.tsx';
import { useTranslation } from '../../translation/use-translation.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { CalendarPlus } from '../../ui/icons.ts';

/** Asks the guide in the window for a tour. What the page behind has in its address is not about them. */
export const WindowRequest = ({ entry }: { entry: ConversationEntry }) => {
  const { t } = useTranslation('messaging');
  const [pressed, setPressed] = useState(false);
  const isOffered = mayRequest(entry);
  useFormAhead(isOffered);
  if (!isOffered) return null;
  return (
    <>
      <IconButton label={t('requestTour')} onClick={() => setPressed(true)}>
        <CalendarPlus aria-hidden="true" className="size-5 text-action" />
      </IconButton>
      {pressed ? (
        // The bar is no text to select; the form is.
        <div className="contents cursor-auto select-text">
          <RequestForm entry={entry} begun={null} onClose={() => setPressed(false)} />
        </div>
      ) : null}
    </>
  );
};
