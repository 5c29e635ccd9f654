import type { Group } from './item';
import { PAGE_GROUPS } from './pages';
import { READING_GROUPS } from './reading';
import { TOOL_GROUPS } from './tools';

/** Every behaviour that other people's pages rely on, as a person can see, hear or feel it. */
export const GROUPS: readonly Group[] = [...TOOL_GROUPS, ...READING_GROUPS, ...PAGE_GROUPS];
