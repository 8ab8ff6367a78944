/** Called with each failure to send or receive. */
export type ReportFailure = (details: { err: unknown; count?: number }, message: string) => void;

/** Replaces texts that were lost before sending. */
export const MISSED = 'missed';

/**
 * Broadcasts short texts to all processes of this installation, including this one. Delivery is not
 * guaranteed: texts sent while a listener is disconnected never reach it.
 */
export interface Bus {
  /** Sends the text soon, batched with others. If that fails, all listeners get `missed`. */
  publish(text: string): void;
  /**
   * Receives texts from when the promise resolves until `stop`. Calls `missed` whenever a lost connection
   * is restored, of a listener or a sender: texts sent in the meantime did not arrive. Rejects if listening
   * is impossible now; it can be retried.
   */
  listen(heard: (text: string) => void, missed: () => void): Promise<void>;
  stop(): Promise<void>;
}
