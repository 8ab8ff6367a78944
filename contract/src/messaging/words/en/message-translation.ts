/** The translation below a message (docs/product/messages.md, "Translation"). */
export default {
  translating: 'Translating',
  download: 'Language download',
  downloading: 'Your browser is downloading the languages: {{percent}}%',
  byDevice: 'Machine translation, made on your device',
  byService: 'Machine translation by {{host}}',
  useService: 'Translate with {{host}}',
  unavailable: 'Your browser can’t translate this language.',
  failed: 'The translation didn’t work.',
} as const;
