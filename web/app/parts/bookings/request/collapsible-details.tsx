import type { TourRequest } from '@tomoguide/contract/bookings/entities';
import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from '../../../translation/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { ChevronDown } from '../../../ui/icons.ts';
import { RequestDetails } from './request-details.tsx';

interface Props {
  request: TourRequest;
  /** Class names that place the button. */
  className?: string;
  /** Shown above the details, and collapsed together with them. */
  children?: ReactNode;
}

/** The details of a request, collapsed initially. */
export const CollapsibleDetails = ({ request, className = '', children }: Props) => {
  const { t } = useTranslation('tour-request');
  const [open, setOpen] = useState(false);
  const details = useId();
  return (
    <>
      <Button
        tone="quiet"
        size="small"
        className={className}
        aria-expanded={open}
        aria-controls={details}
        onClick={() => setOpen(!open)}
      >
        {t(open ? 'tour-request.hideDetails' : 'tour-request.details')}
        <ChevronDown aria-hidden="true" className={`size-4 ${open ? 'rotate-180' : ''}`} />
      </Button>
      <div id={details} hidden={!open} className="grid gap-4">
        {open ? (
          <>
            {children}
            <RequestDetails request={request} />
          </>
        ) : null}
      </div>
    </>
  );
};
