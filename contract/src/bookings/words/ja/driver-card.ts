/** The card that a traveler shows a driver. The driver's part is in Japanese in every language. */
export default {
  open: 'Show to the driver',
  letters: 'How to say it',
  chinese: 'In Chinese characters',
  typed: 'Address as typed',
  fill: 'Add a landmark and a station',
  change: 'Change landmark and station',
  building: 'Building or landmark, in Japanese',
  buildingHint: 'What the driver should look for, such as 雷門の前',
  station: 'Nearest station, in Japanese',
  stationHint: 'With its exit where that helps, such as 京都駅八条口',
  wrong: 'One character can’t be used here. Delete it and type again.',
  save: 'Save',
  saving: 'Saving…',
  cancel: 'Cancel',
} as const;
