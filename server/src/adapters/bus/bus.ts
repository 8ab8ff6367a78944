/** Called with each failure to send or receive. */
export type ReportFailure = (details: { err: unknown; count?: number }, message: string) => void;

/** Sent in place of messages that were lost. */
export const MISSED = 'missed';

/**
 * Broadcasts short messages to every process of this installation, including this one. Delivery is not
 * guaranteed: a disconnected listener misses messages.
 */
export interface Bus {
  /** Sends the message soon, batched with others. If that fails, every listener gets `missed`. */
  publish(text: string): void;
  /**
   * Receives messages from when the promise resolves until `stop` is called. Calls `missed` whenever a
   * listener or a sender reconnects, because messages sent in the meantime did not arrive. Rejects if
   * listening is not possible now; the caller can retry.
   */
  listen(heard: (text: string) => void, missed: () => void): Promise<void>;
  stop(): Promise<void>;
}
