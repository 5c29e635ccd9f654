/** Whether the box runs on within its line; anything else stands apart, and so do its words. */
export const isInline = (style: CSSStyleDeclaration | undefined): boolean =>
  !style?.display || style.display === 'inline' || style.display === 'contents';
