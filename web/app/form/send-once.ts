/**
 * For buttons outside forms, and for forms whose draft outlives them: a form already sends only once
 * (form/use-form.ts), but not if it is closed and opened again while its request is pending. Merges calls
 * that arrive while one is pending, such as the second of a double click, into one request. All get the same
 * response, so a second click is never rejected because of the first.
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
