import type { ReactNode } from 'react';
import { Dialog } from '../../../ui/dialog.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';

interface Props {
  title: ReactNode;
  onClose: () => void;
}

/** A placeholder at the final height, shown while the form of a tour request is loading. */
export const RequestFrame = ({ title, onClose }: Props) => (
  <Dialog
    open
    wide
    onClose={onClose}
    title={title}
    footer={
      <div className="flex items-center justify-between gap-4">
        <Skeleton className="h-10 w-24" />
        <Skeleton className="h-13 w-40" />
      </div>
    }
  >
    <div aria-busy="true" className="grid gap-5">
      <Skeleton className="h-7 w-1/3" />
      <Skeleton className="h-28" />
      <Skeleton className="h-12" />
      <div className="grid grid-cols-2 gap-3">
        <Skeleton className="h-12" />
        <Skeleton className="h-12" />
      </div>
      <Skeleton className="h-40" />
      <Skeleton className="h-7 w-1/3" />
      <Skeleton className="h-72" />
    </div>
  </Dialog>
);
