import type { Exhibition } from '../../../contract/entities/exhibition';
import type { Room } from './floor';

/** The current exhibitions in a room. */
export function shownIn(room: Room, exhibitions: readonly Exhibition[]): Exhibition[] {
  return exhibitions.filter(({ status, rooms }) => status === 'current' && rooms.includes(room.id));
}
