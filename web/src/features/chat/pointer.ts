/** With a mouse there is a keyboard too: Enter sends, and the field may take the focus without covering anything. */
export const hasKeyboard = () => matchMedia('(pointer: fine)').matches;
