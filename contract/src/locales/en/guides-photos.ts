import { FIGURES } from '../figures.ts';

/** A guide's own cover and photos: /guide/photos. */
export default {
  title: 'Photos',
  loadError: 'Your photos could not be loaded',
  cover: 'Cover',
  coverHint:
    'The first thing travelers see: on your card in the search results and at the top of your page. Without one, a drawing of your city is shown.',
  chooseCover: 'Choose a cover',
  changeCover: 'Change the cover',
  coverSaved: 'Cover saved',
  photos: 'Your photos',
  uploaded: 'uploaded {{count}}/{{max}}',
  photosHint: `Up to ${FIGURES.galleryMax} on your page, in the order you choose: places you love to show, you at work. JPEG, PNG, GIF or WEBP, up to ${FIGURES.fileMegabytes} MB each. Location and camera data are removed.`,
  choosePhotos: 'Add photos',
  photoSaved: 'Photo added',
  drop: 'Drop to upload',
  photo: 'Photo {{number}}',
  earlier: 'Move photo {{number}} forward',
  later: 'Move photo {{number}} back',
  moved: 'Now photo {{number}} of {{count}}',
  describe: 'Describe',
  describeOf: 'Describe photo {{number}}',
  remove: 'Remove',
  removeOf: 'Remove photo {{number}}',
  removeCover: 'Remove the cover?',
  removeCoverHint:
    'The drawing will be shown again. To get this picture back, you would have to upload it again.',
  removePhoto: 'Remove this photo?',
  removePhotoHint:
    'It will disappear from your page. To get it back, you would have to upload it again.',
  alt: {
    title: 'What does it show?',
    hint: 'Read aloud to travelers who cannot see it. One language is enough.',
    zh: 'In Chinese',
    en: 'In English',
  },
  optional: '(optional)',
  cut: { title: 'Choose the part to show', titleOf: 'Choose the part to show ({{count}} to go)' },
  sending: 'Uploading… {{percent}}%',
  checking: 'Checking the picture…',
  save: 'Save',
  saving: 'Saving…',
  again: 'Try again',
  tooSmall: 'This picture is too small. Please choose a larger one.',
  uploadFailed: 'Upload Failed',
  updateFailed: 'Update Failed',
} as const;
