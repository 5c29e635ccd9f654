import type { Exhibition } from '../../../contract/schemas/exhibition';
import type { Room } from './levels/floor';

/** The current exhibitions in a room. */
export function exhibitionsInRoom(room: Room, exhibitions: readonly Exhibition[]): Exhibition[] {
  return exhibitions.filter(({ status, rooms }) => status === 'current' && rooms.includes(room.id));
}
