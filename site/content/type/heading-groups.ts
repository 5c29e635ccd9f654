import { groupCharacters } from './group-characters';
import { readHeadings } from './read-headings';

/**
 * The characters of each of the heading font's files. With these numbers most pages of records fetch
 * at most 60 KB, and all others the first file alone.
 */
export const headingGroups = (): string[][] => groupCharacters(readHeadings(), 270, 16);
