import type { Tx } from './database.ts';
import { loanOf } from './loan.ts';

type Answers<Asks extends readonly (() => Promise<unknown>)[]> = {
  [Index in keyof Asks]: Awaited<ReturnType<Asks[Index]>>;
};

/** Turns of the microtask queue within which a statement asked for is on its way. */
const TURNS = 100;

/** Asks, and returns once the first statement of it is on its way; the answer comes later. */
export const sendOff = async <Result>(
  tx: Tx,
  ask: () => Promise<Result>,
): Promise<{ answer: Promise<Result> }> => {
  const loan = loanOf(tx);
  const before = loan.sent();
  const answer = ask();
  let settled = false;
  const settle = () => {
    settled = true;
  };
  answer.then(settle, settle);
  for (let turn = 0; !settled && loan.sent() === before; turn += 1) {
    if (turn === TURNS) throw new Error('what is sent off has to be asked at once');
    await null;
  }
  return { answer };
};

/**
 * Asks one after the other without waiting for the answers: what the first one asks is sent before
 * the second one begins, in the same round trip. For locks and what is read behind them, which would
 * otherwise go out in an order that depends on how each statement is made.
 */
export const inOrder = async <const Asks extends readonly (() => Promise<unknown>)[]>(
  tx: Tx,
  ...asks: Asks
): Promise<Answers<Asks>> => {
  const answers: Promise<unknown>[] = [];
  for (const ask of asks) answers.push((await sendOff(tx, ask)).answer);
  // All have been heard before the first failure, in their order, is told: it is the cause of the others.
  const heard = await Promise.allSettled(answers);
  const failed = heard.find((each) => each.status === 'rejected');
  if (failed) throw failed.reason;
  return (await Promise.all(answers)) as Answers<Asks>;
};
