import { toTraditional } from '../../traditional/to-traditional';
import { groupCharacters } from './group-characters';
import { readHeadings } from './read-headings';

/** Characters of each font file. With these sizes a page loads at most 60 KB, 35 KB in the median. */
export const headingGroups = (): string[][] => groupCharacters(readHeadings(), 198, 8);

/** The same in traditional characters, whose outlines are larger: at most 72 KB a page, 33 KB in the median. */
export const traditionalHeadingGroups = (): string[][] =>
  groupCharacters(readHeadings(toTraditional), 112, 8);
