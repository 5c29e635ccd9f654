export interface Notice {
  kind: 'failed' | 'done';
  text: string;
}

/** Spec section 8. */
const atMost = 3;

/** Adds a message: the same text is never there twice, and the oldest gives way to a fourth. */
export function addNotice(shown: readonly Notice[], notice: Notice): readonly Notice[] {
  if (shown.some(({ text }) => text === notice.text)) return shown;
  return [...shown, notice].slice(-atMost);
}
