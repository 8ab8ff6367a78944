/** Shows browser notifications through the service worker, which is the only way on phones. */

const SCRIPT = '/service-worker.js';

/** The message that the service worker sends after a click; `goes` is true if this page must navigate. */
interface ClickMessage {
  readonly type: 'pressed';
  readonly tag: string;
  readonly goes: boolean;
}

export interface Shown {
  readonly tag: string;
  readonly title: string;
  readonly body: string;
  readonly url: string;
  readonly forMs: number;
  /**
   * Called when the user clicks the notification. `goes` is true if this page is in front and must navigate
   * to the target.
   */
  readonly onPress: (goes: boolean) => void;
}

const waiting = new Map<string, Shown['onPress']>();
let listenedTo: ServiceWorkerContainer | null = null;

/** Registers the worker once the user allows notifications; idempotent. */
export const registerWorker = async (): Promise<ServiceWorker | null> => {
  try {
    const workers = navigator.serviceWorker;
    if (!workers) return null;
    const registration = await workers.register(SCRIPT);
    if (listenedTo !== workers) {
      listenedTo = workers;
      workers.addEventListener(
        'message',
        ({ data }: MessageEvent<Partial<ClickMessage> | null>) => {
          if (data?.type !== 'pressed' || data.tag === undefined) return;
          const onPress = waiting.get(data.tag);
          waiting.delete(data.tag);
          onPress?.(data.goes === true);
        },
      );
    }
    // A worker that is still installing is available the next time; waiting could take forever.
    return registration.active;
  } catch (error) {
    console.warn('the service worker was not registered', error);
    return null;
  }
};

const showFromPage = ({ tag, title, body, forMs, onPress }: Shown, icon: string): void => {
  const shown = new Notification(title, { body, tag, icon });
  const timer = setTimeout(() => shown.close(), forMs);
  shown.onclick = () => {
    clearTimeout(timer);
    shown.close();
    window.focus();
    onPress(true);
  };
};

export const showNotification = async (shown: Shown): Promise<void> => {
  const { tag, title, body, url, forMs, onPress } = shown;
  const icon = '/apple-touch-icon.png';
  const worker = await registerWorker();
  if (!worker) {
    showFromPage(shown, icon);
    return;
  }
  waiting.set(tag, onPress);
  worker.postMessage({ type: 'show', title, url, options: { body, tag, icon } });
  setTimeout(() => {
    if (waiting.get(tag) !== onPress) return;
    waiting.delete(tag);
    worker.postMessage({ type: 'close', tag });
  }, forMs);
};
