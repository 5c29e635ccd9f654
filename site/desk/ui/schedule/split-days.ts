/** The different days that were typed, one a line or with other separators between them. */
export function splitDays(typed = ''): string[] {
  return [...new Set(typed.split(/[\s,，、;；]+/).filter(Boolean))];
}
