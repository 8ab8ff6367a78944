/**
 * Sends a request once for presses that come while it is on its way, as a double click's second one
 * does: both get the one answer, and nobody is told that the booking has moved on by their own doing.
 */
export const sendOnce = <Input, Reply>(send: (input: Input) => Promise<Reply>) => {
  const running = new Map<string, Promise<Reply>>();
  return (input: Input): Promise<Reply> => {
    const name = JSON.stringify(input);
    const before = running.get(name);
    if (before) return before;
    const answer = send(input).finally(() => running.delete(name));
    running.set(name, answer);
    return answer;
  };
};
