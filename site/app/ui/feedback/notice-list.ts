export interface Notice {
  kind: 'failed' | 'done';
  text: string;
}

/** Spec section 8. */
const maxNotices = 3;

/** Adds a notice unless its text is already shown; a fourth notice removes the oldest. */
export function addNotice(shown: readonly Notice[], notice: Notice): readonly Notice[] {
  if (shown.some(({ text }) => text === notice.text)) return shown;
  return [...shown, notice].slice(-maxNotices);
}
