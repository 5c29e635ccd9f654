/** Room ids of the floor plans; exhibitions and shops refer to them. */
export const roomIds = [
  'L1-bronze-hall',
  'L1-ceramics-hall',
  'L1-prologue',
  'L1-information',
  'L1-shop',
  'L1-tea-house',
  'L1-cloakroom',
  'L1-family-room',
  'L1-water-court',
  'L1-lobby',
  'L1-east-passage',
  'L1-entrance',
  'L2-painting-hall',
  'L2-jade-hall',
  'L2-books-hall',
  'L2-walk-n',
  'L2-reading-room',
  'L2-conservation',
  'L2-rest-area',
  'L2-walk-w',
  'L2-walk-e',
  'L2-walk-s',
  'L2-void',
  'L3-temporary-1',
  'L3-temporary-2',
  'L3-education',
  'L3-cloud-classroom',
  'L3-lecture-hall',
  'L3-members',
  'L3-terrace',
  'L3-foyer',
] as const;

export type RoomId = (typeof roomIds)[number];

export function isRoomId(id: string): id is RoomId {
  return (roomIds as readonly string[]).includes(id);
}
