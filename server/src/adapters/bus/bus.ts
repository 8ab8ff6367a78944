/** Called for each failure to send or receive. */
export type ReportFailure = (details: { err: unknown; count?: number }, message: string) => void;

/** Sent in place of messages that were lost. */
export const MISSED = 'missed';

/**
 * Broadcasts short messages to every process of this installation, including this one. Delivery is not
 * guaranteed: listeners miss messages while they are disconnected.
 */
export interface Bus {
  /**
   * Sends a message soon, batched with others. If sending fails, every listener's `missed` is called later.
   */
  publish(text: string): void;
  /**
   * Receives messages from the time when the promise resolves until `stop` is called. Calls `missed`
   * whenever this listener or any sender has reconnected, because messages sent in the meantime were lost.
   * Rejects if listening is not possible now; the caller can retry.
   */
  listen(received: (text: string) => void, missed: () => void): Promise<void>;
  stop(): Promise<void>;
}
