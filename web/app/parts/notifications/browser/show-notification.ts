/** Shows notifications of the browser: through the service worker, as phones know no other way. */

const SCRIPT = '/service-worker.js';

/** What the service worker says when one is pressed; `goes` where this page is to lead there. */
interface Pressed {
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
  /** It was pressed; `goes`: this page is in front, and is to lead where the notification does. */
  readonly onPress: (goes: boolean) => void;
}

const waiting = new Map<string, Shown['onPress']>();
let heard: ServiceWorkerContainer | null = null;

/** Once the person lets this site notify them; a second time changes nothing. */
export const registerWorker = async (): Promise<ServiceWorker | null> => {
  try {
    const workers = navigator.serviceWorker;
    if (!workers) return null;
    const registration = await workers.register(SCRIPT);
    if (heard !== workers) {
      heard = workers;
      workers.addEventListener('message', ({ data }: MessageEvent<Partial<Pressed> | null>) => {
        if (data?.type !== 'pressed' || data.tag === undefined) return;
        const onPress = waiting.get(data.tag);
        waiting.delete(data.tag);
        onPress?.(data.goes === true);
      });
    }
    // One that is only being installed is there the next time; it may never be.
    return registration.active;
  } catch (error) {
    console.warn('the service worker was not registered', error);
    return null;
  }
};

const showByPage = ({ tag, title, body, forMs, onPress }: Shown, icon: string): void => {
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
    showByPage(shown, icon);
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
