/**
 * Carries short texts to all processes of this installation, this one among them. A hint, not a
 * delivery: what is sent while a listener is cut off never reaches it.
 */
export interface Bus {
  /** Sends soon, many at once; gives up where it cannot be sent. */
  publish(text: string): void;
  /**
   * Hears from the moment the promise is fulfilled until `stop`. `missed` is called whenever a
   * connection that was lost is back: what was sent meanwhile was not heard.
   */
  listen(heard: (text: string) => void, missed: () => void): Promise<void>;
  stop(): Promise<void>;
}
