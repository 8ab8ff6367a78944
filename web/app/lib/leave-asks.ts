/** Asks whoever leaves a page; one of the two is called in the end. */
export type LeaveAsk = (answers: { leave: () => void; stay: () => void }) => void;

const asks: LeaveAsk[] = [];

/** Asks from now on, until what is returned is called; the latest one that was added is used. */
export const addLeaveAsk = (ask: LeaveAsk): (() => void) => {
  asks.push(ask);
  return () => {
    asks.splice(asks.indexOf(ask), 1);
  };
};

export const leaveAsk = (): LeaveAsk | null => asks.at(-1) ?? null;
