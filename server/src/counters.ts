import { LabeledCounter } from './labeled-counter.ts';

/** External services other than the database. Any of them can be temporarily unavailable. */
type ExternalService = 'mail' | 'payments' | 'files' | 'bus';

/** Metric counters since the process started. */
export const createCounters = () => ({
  /** Failed calls to external services. */
  externalFailures: new LabeledCounter<ExternalService>(['mail', 'payments', 'files', 'bus']),
  /** Emails by the mail server's response. */
  letters: new LabeledCounter<'sent' | 'refused'>(['sent', 'refused']),
});

export type Counters = ReturnType<typeof createCounters>;

/** Wraps a service so that each failed call is counted. */
export const withFailureCount = <Service extends object>(
  service: Service,
  name: ExternalService,
  { externalFailures }: Counters,
): Service =>
  new Proxy(service, {
    get: (target, key) => {
      const member: unknown = Reflect.get(target, key);
      if (typeof member !== 'function') return member;
      return (...args: unknown[]): unknown => {
        const result: unknown = member.apply(target, args);
        if (result instanceof Promise) result.catch(() => externalFailures.increment(name));
        return result;
      };
    },
  });
