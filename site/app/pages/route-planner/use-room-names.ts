import { floors } from '../../features/floor-plan/levels';
import type { Level } from '../../features/floor-plan/levels/floor';
import { useLanguage } from '../../i18n/i18n-context';
import { usePageMessages } from '../../i18n/use-page-messages';
import { messages as ownMessages } from './messages';

const rooms = floors.flatMap(({ level, rooms: all }) => all.map((room) => ({ ...room, level })));
const byId = new Map(rooms.map((room) => [room.id, room]));

/** Level of a room of the floor plans. */
export function levelOf(room: string | undefined): Level | undefined {
  return byId.get(room ?? '')?.level;
}

/** Joins the names of rooms; rooms that the plans do not know are left out. */
export function useRoomNames(): (ids: readonly string[]) => string {
  const language = useLanguage();
  const { separator } = usePageMessages(ownMessages);
  return (ids) => ids.flatMap((id) => byId.get(id)?.name[language] ?? []).join(separator);
}
