/** DOM id of a room's heading. */
export function roomHeadingId(id: string): string {
  return `room-${id}`;
}
