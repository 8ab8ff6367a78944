import { vi } from 'vitest';

type Availability = 'unavailable' | 'downloadable' | 'available';

/** What the browser's translator does next. */
export interface TranslatorBehavior {
  availability: Availability;
  /** What the detector finds; null if it would have to be downloaded. */
  detected: { detectedLanguage: string; confidence: number } | null;
  /** Waited for before the languages are downloaded. */
  downloaded: Promise<void>;
  /** The share that is reported before the download ends. */
  share: number;
  translate: (text: string) => Promise<string>;
}

/**
 * Gives the page the Translator and Language Detector APIs as Chrome implements them. Headless browsers have
 * none. `pairs` are the created translators, `open` the number of those that were not destroyed.
 */
export const giveBrowserTranslator = (change: Partial<TranslatorBehavior> = {}) => {
  const behavior: TranslatorBehavior = {
    availability: 'available',
    detected: null,
    downloaded: Promise.resolve(),
    share: 0.42,
    translate: async (text) => `[${text}]`,
    ...change,
  };
  const seen = { pairs: [] as string[], open: 0 };
  const close = () => {
    seen.open -= 1;
  };
  vi.stubGlobal('Translator', {
    availability: async () => behavior.availability,
    create: async ({
      sourceLanguage,
      targetLanguage,
      monitor,
    }: {
      sourceLanguage: string;
      targetLanguage: string;
      monitor: (target: EventTarget) => void;
    }) => {
      if (behavior.availability === 'downloadable') {
        if (!navigator.userActivation.isActive) throw new DOMException('', 'NotAllowedError');
        const target = new EventTarget();
        monitor(target);
        const report = (loaded: number) =>
          target.dispatchEvent(
            new ProgressEvent('downloadprogress', { loaded, total: 1, lengthComputable: true }),
          );
        report(0);
        report(behavior.share);
        await behavior.downloaded;
        report(1);
        behavior.availability = 'available';
      }
      seen.pairs.push(`${sourceLanguage}>${targetLanguage}`);
      seen.open += 1;
      return { translate: (text: string) => behavior.translate(text), destroy: close };
    },
  });
  vi.stubGlobal('LanguageDetector', {
    availability: async () => (behavior.detected ? 'available' : 'downloadable'),
    create: async () => {
      seen.open += 1;
      return { detect: async () => [behavior.detected], destroy: close };
    },
  });
  return { behavior, seen };
};
