/** The id of a room's heading in the page. */
export function roomHeadingId(id: string): string {
  return `room-${id}`;
}
