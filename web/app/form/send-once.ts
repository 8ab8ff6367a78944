/**
 * Returns `send` with identical concurrent calls merged into one request, so that all callers get the same response, and the second click of a double click can't fail because of the
 * first. For buttons outside forms, and for
 * forms whose draft outlives them: `useForm` (form/use-form.ts) already sends only once, but not if the
 * form is closed and reopened while its request is pending.
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
