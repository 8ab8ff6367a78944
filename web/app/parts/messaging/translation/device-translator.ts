import { getLanguageTag } from '@tomoguide/contract/locale';
import type { WrittenLanguage } from '@tomoguide/contract/reviews/language';

/** The part of the browser's Translator and Language Detector APIs that the site uses. */

interface DownloadMonitor {
  addEventListener(type: 'downloadprogress', listener: (event: { loaded: number }) => void): void;
}

interface CreateOptions {
  monitor: (monitor: DownloadMonitor) => void;
}

interface Pair {
  sourceLanguage: string;
  targetLanguage: string;
}

type Availability = 'unavailable' | 'downloadable' | 'downloading' | 'available';

interface BrowserTranslation {
  Translator: {
    availability(pair: Pair): Promise<Availability>;
    create(
      options: Pair & CreateOptions,
    ): Promise<{ translate(text: string): Promise<string>; destroy(): void }>;
  };
  LanguageDetector: {
    availability(): Promise<Availability>;
    create(): Promise<{
      detect(text: string): Promise<{ detectedLanguage: string; confidence: number }[]>;
      destroy(): void;
    }>;
  };
}

/** Thrown if the browser cannot translate between two languages. */
export class PairUnavailable extends Error {}

const browser = globalThis as unknown as BrowserTranslation;

/** How certain the browser must be of another language than the one that the script suggests. */
const CERTAIN = 0.6;

/**
 * Returns the language that the browser detects, such as 'fr' for a text in Latin letters; null if it is not
 * certain. A detector that would have to be downloaded is not used: its download would take the click that
 * the download of the translator requires.
 */
const detectLanguage = async (text: string): Promise<string | null> => {
  const { LanguageDetector } = browser;
  if ((await LanguageDetector.availability()) !== 'available') return null;
  const detector = await LanguageDetector.create();
  try {
    const [best] = await detector.detect(text);
    return best && best.confidence >= CERTAIN ? getLanguageTag(best.detectedLanguage) : null;
  } finally {
    detector.destroy();
  }
};

interface TranslationOptions {
  /** The language that the script of the text suggests. */
  source: WrittenLanguage;
  target: string;
  /** Called with the downloaded share, from 0 to 1, while the browser downloads the languages. */
  onDownload: (share: number) => void;
}

/**
 * Translates a text with the browser's own translator, which `hasDeviceTranslator` has found. Throws PairUnavailable, or any error of the browser, after which a retry
 * can succeed.
 */
export const translateOnDevice = async (
  text: string,
  { source, target, onDownload }: TranslationOptions,
): Promise<string> => {
  // The script is a good guess, so a failing detector is no reason not to translate.
  const detected = await detectLanguage(text).catch(() => null);
  const sourceLanguage = detected === null || detected === target ? source : detected;
  const pair = { sourceLanguage, targetLanguage: target };
  if ((await browser.Translator.availability(pair)) === 'unavailable') throw new PairUnavailable();
  const translator = await browser.Translator.create({
    ...pair,
    monitor: (monitor) =>
      monitor.addEventListener('downloadprogress', ({ loaded }) => onDownload(loaded)),
  });
  try {
    return await translator.translate(text);
  } finally {
    translator.destroy();
  }
};
