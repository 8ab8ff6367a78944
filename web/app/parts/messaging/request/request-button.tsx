import type { ConversationEntry } from '@tomoguide/contract/messaging/entities';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useTranslation } from '../../../translation/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { CalendarPlus } from '../../../ui/icons.ts';
import { canRequest, RequestForm, usePreloadedForm } from './request-form.tsx';

/** URL parameters that a guide's page sets to open the form with a tour filled in. */
const BEGINS = ['request', 'date', 'start', 'duration', 'travelers', 'services'];

/** Lets a traveler request a tour from the guide of the conversation. */
export const RequestButton = ({ entry }: { entry: ConversationEntry }) => {
  const { t } = useTranslation('messaging');
  const [params, setParams] = useSearchParams();
  const [pressed, setPressed] = useState(false);
  const isOffered = canRequest(entry);
  usePreloadedForm(isOffered);
  if (!isOffered) return null;
  const isAsked = params.has('request');
  const close = () => {
    setPressed(false);
    if (!isAsked) return;
    for (const name of BEGINS) params.delete(name);
    setParams(params, { replace: true });
  };
  return (
    <>
      <Button
        tone="secondary"
        size="small"
        className="min-h-11 min-w-11 shrink-0 whitespace-nowrap max-sm:px-0"
        onClick={() => setPressed(true)}
      >
        <CalendarPlus aria-hidden="true" className="size-4 max-sm:size-5" />
        {/* On a phone its label would wrap the guide's name onto two lines. */}
        <span className="max-sm:sr-only">{t('messaging.requestTour')}</span>
      </Button>
      {pressed || isAsked ? (
        <RequestForm
          entry={entry}
          begun={isAsked && params.has('duration') ? params : null}
          onClose={close}
        />
      ) : null}
    </>
  );
};
