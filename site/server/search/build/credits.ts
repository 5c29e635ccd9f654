import type { Image } from '../../../contract/schemas/common/fields';
import { plainText } from '../../rich-text/plain-text';

const licence = /^(?:CC0?(?:[ -].*)?|PD|Public domain|公有领域)$/i;

/** Parts of an object's credit other than its licence and its holder. */
export function extractCreditFacts({
  credit,
  holder,
}: {
  credit: string;
  holder: string;
}): string[] {
  return credit.split(' · ').filter((part) => part !== holder && !licence.test(part));
}

const paragraph = /<p\b(?:[^>"]|"[^"]*")*>.*?<\/p>/gs;
const sourceLink = /^<p><a [^>]*>(?:图片来源|Source of the photograph)<\/a><\/p>$/;

/** Removes the paragraphs that repeat the credits of a text's pictures. */
export function removeCredits(content: string, images: readonly Image[]): string {
  const credits = images.map(({ credit = '' }) => credit).filter((credit) => credit !== '');
  if (credits.length === 0) return content;
  return content.replace(paragraph, (found) => {
    const text = plainText(found);
    const isCredit = credits.some(
      (credit) => /^(?:图片：|Photograph: )/.test(text) && text.endsWith(credit),
    );
    return isCredit || sourceLink.test(found) ? '' : found;
  });
}
