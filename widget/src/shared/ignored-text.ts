/** Whether a text is blank or the placeholder 文本 (specification, section 5): neither spoken nor shown. */
export const isIgnoredText = (text: string): boolean => /^\s*(文本)?\s*$/.test(text);
