import type { Group } from './item';
import { PAGE_GROUPS } from './pages';
import { READING_GROUPS } from './reading';
import { TOOL_GROUPS } from './tools';

/** All manual checks: behaviour that a tester can see, hear or operate. */
export const GROUPS: readonly Group[] = [...TOOL_GROUPS, ...READING_GROUPS, ...PAGE_GROUPS];
