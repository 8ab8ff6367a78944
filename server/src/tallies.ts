import { Tally } from './tally.ts';

/** What the program needs beside its database; each may be away for a while. */
type OutsideService = 'mail' | 'payments' | 'files' | 'bus';

/** What is counted as it happens, since the process started. */
export const createTallies = () => ({
  /** Calls to outside services that failed. */
  outside: new Tally<OutsideService>(['mail', 'payments', 'files', 'bus']),
  /** Letters by what the mail server said of them. */
  letters: new Tally<'sent' | 'refused'>(['sent', 'refused']),
});

export type Tallies = ReturnType<typeof createTallies>;

/** The same service, with each call that fails counted. */
export const countingFailures = <Service extends object>(
  service: Service,
  name: OutsideService,
  { outside }: Tallies,
): Service =>
  new Proxy(service, {
    get: (target, key) => {
      const member: unknown = Reflect.get(target, key);
      if (typeof member !== 'function') return member;
      return (...args: unknown[]): unknown => {
        const result: unknown = member.apply(target, args);
        if (result instanceof Promise) result.catch(() => outside.add(name));
        return result;
      };
    },
  });
