import type { Exhibition } from '../../../contract/entities/exhibition';
import type { Room } from './floor';

/** What is on in a room today. */
export function shownIn(room: Room, exhibitions: readonly Exhibition[]): Exhibition[] {
  return exhibitions.filter(({ status, rooms }) => status === 'current' && rooms.includes(room.id));
}
