import type { RoomId } from './rooms';

/** Number of showcases in the rooms that have any. They are numbered from 1, clockwise from the room's south-west. */
const showcaseCounts: Readonly<Partial<Record<RoomId, number>>> = {
  'L1-bronze-hall': 13,
  'L1-ceramics-hall': 14,
  'L1-prologue': 8,
  'L2-painting-hall': 6,
  'L2-jade-hall': 6,
  'L2-books-hall': 6,
  'L2-walk-n': 5,
  'L3-temporary-1': 8,
  'L3-temporary-2': 8,
};

/** Number of showcases in a room of the floor plans; 0 for a room without any. */
export function countShowcases(room: string): number {
  return showcaseCounts[room as RoomId] ?? 0;
}
