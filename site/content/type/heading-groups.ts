import { groupCharacters } from './group-characters';
import { readHeadings } from './read-headings';

/** The characters of each of the heading font's files. With these numbers every page fetches at most 60 KB, half of them 37 KB. */
export const headingGroups = (): string[][] => groupCharacters(readHeadings(), 180, 8);
