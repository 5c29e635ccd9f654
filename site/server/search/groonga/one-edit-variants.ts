const alphabet = Array.from('abcdefghijklmnopqrstuvwxyz');

/** All texts of letters within one edit of a text: a wrong, missing or extra letter, or two that are swapped. */
export function oneEditVariants(text: string): string[] {
  const variants = new Set<string>();
  for (let at = 0; at <= text.length; at++) {
    const [before, here, after] = [text.slice(0, at), text.charAt(at), text.slice(at + 1)];
    variants.add(before + after);
    if (after !== '') variants.add(before + after.charAt(0) + here + after.slice(1));
    for (const letter of alphabet) {
      variants.add(before + letter + here + after);
      variants.add(before + letter + after);
    }
  }
  variants.delete(text);
  return [...variants];
}
