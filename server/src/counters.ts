import { LabeledCounter } from './labeled-counter.ts';

/** External services other than the database, any of which can be temporarily unavailable. */
type ExternalService = 'mail' | 'payments' | 'files' | 'bus' | 'translation';

/** `device_gone` means that the device was removed. */
type PushResult = 'sent' | 'retried' | 'given_up' | 'device_gone';

/** Creates the metric counters, which count from the start of the process. */
export const createCounters = () => ({
  /** Numbers of failed calls to external services. */
  externalFailures: new LabeledCounter<ExternalService>([
    'mail',
    'payments',
    'files',
    'bus',
    'translation',
  ]),
  /** Numbers of emails by the mail server's response. */
  emails: new LabeledCounter<'sent' | 'refused'>(['sent', 'refused']),
  /** Numbers of attempts to send push notifications, by result. */
  pushes: new LabeledCounter<PushResult>(['sent', 'retried', 'given_up', 'device_gone']),
});

export type Counters = ReturnType<typeof createCounters>;

/** Wraps a service so that its failed calls are counted. */
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
