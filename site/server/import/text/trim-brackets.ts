/** Removes blanks inside the brackets of a text: `( 1046–771 BC )` becomes `(1046–771 BC)`. */
export function trimBrackets(text = ''): string {
  return text.replace(/(?<=[(（])\s+|\s+(?=[)）])/g, '');
}
