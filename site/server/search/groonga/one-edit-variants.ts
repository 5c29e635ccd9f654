const letters = Array.from('abcdefghijklmnopqrstuvwxyz');
const digits = Array.from('0123456789');

/**
 * All texts within one edit of a text: a wrong, missing or extra character, or two that are swapped. A number has the
 * digits as further characters, any other text the letters.
 */
export function oneEditVariants(text: string): string[] {
  const alphabet = /^\d+$/.test(text) ? digits : letters;
  const variants = new Set<string>();
  for (let at = 0; at <= text.length; at++) {
    const [before, here, after] = [text.slice(0, at), text.charAt(at), text.slice(at + 1)];
    variants.add(before + after);
    if (after !== '') variants.add(before + after.charAt(0) + here + after.slice(1));
    for (const character of alphabet) {
      variants.add(before + character + here + after);
      variants.add(before + character + after);
    }
  }
  variants.delete(text);
  return [...variants];
}
