/** Returns the message if the text is blank, otherwise undefined. */
export const requireText = <Message>(typed: string, message: Message): Message | undefined =>
  typed.trim() === '' ? message : undefined;
