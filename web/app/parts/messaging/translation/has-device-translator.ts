const isGiven = (name: string): boolean => Reflect.get(globalThis, name) !== undefined;

/**
 * Returns whether the browser can translate on the device (the Translator and Language Detector APIs). Apart
 * from the translator itself, which is loaded only when it is used.
 */
export const hasDeviceTranslator = (): boolean =>
  isGiven('Translator') && isGiven('LanguageDetector');
