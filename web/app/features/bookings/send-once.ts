/**
 * Sends one request for presses that arrive while it is pending, as the second of a double click
 * does: both get the one answer, so that nobody is refused because of their own first press.
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
