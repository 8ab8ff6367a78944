/** Asks whether the user wants to leave the page. Eventually calls exactly one of the two functions. */
export type LeavePrompt = (answers: { leave: () => void; stay: () => void }) => void;

const asks: LeavePrompt[] = [];

/** Registers a prompt and returns a function that removes it. Only the latest registered prompt is used. */
export const addLeavePrompt = (ask: LeavePrompt): (() => void) => {
  asks.push(ask);
  return () => {
    asks.splice(asks.indexOf(ask), 1);
  };
};

export const getLeavePrompt = (): LeavePrompt | null => asks.at(-1) ?? null;
