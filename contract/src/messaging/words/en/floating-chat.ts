/** The floating conversation window. */
export default {
  move: 'Move the window',
  moveHint:
    'Use the arrow keys, with Shift for larger steps. The Home key puts the window back in the corner.',
  toPage: 'Open in Messages',
  minimise: 'Minimize',
  restore: 'Show the conversation with',
  close: 'Close the conversation',
} as const;
