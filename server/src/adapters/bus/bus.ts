/** Called with each failure to send or receive. */
export type ReportFailure = (details: { err: unknown; count?: number }, message: string) => void;

/** Stands for texts that were lost before they left. */
export const MISSED = 'missed';

/**
 * Carries short texts to all processes of this installation, this one among them. A hint, not a
 * delivery: what is sent while a listener is cut off never reaches it.
 */
export interface Bus {
  /** Sends soon, many at once; where that cannot be, all who listen have missed something. */
  publish(text: string): void;
  /**
   * Hears from the moment the promise is fulfilled until `stop`. `missed` is called whenever a
   * connection that was lost is back, of whoever listens or sends: what was sent meanwhile was not
   * heard. Fails where nothing can be heard now; it may be tried again.
   */
  listen(heard: (text: string) => void, missed: () => void): Promise<void>;
  stop(): Promise<void>;
}
