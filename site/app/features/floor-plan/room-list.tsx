import type { Exhibition } from '../../../contract/schemas/exhibition';
import { exhibitionPath } from '../../../contract/shared/route-paths';
import { useLanguage } from '../../i18n/i18n-context';
import { usePageMessages } from '../../i18n/use-page-messages';
import { TextWithLanguage } from '../../i18n/text-with-language';
import { useIsStaticPage } from '../../ui/static-page';
import { Link } from '../../router/link';
import type { Floor } from './levels/floor';
import { exhibitionsInRoom } from './exhibitions-in-room';
import { floorPlanMessages } from './messages';

interface RoomListProps {
  floor: Floor;
  chosen: string | undefined;
  /** A showcase that is pointed out, with its room. */
  showcase: { room: string | undefined; number: number } | undefined;
  exhibitions: readonly Exhibition[];
  onChoose: (room: string) => void;
}

/** The rooms of a floor as a numbered list, with their current exhibitions. */
export function RoomList({ floor, chosen, showcase, exhibitions, onChoose }: RoomListProps) {
  const messages = usePageMessages(floorPlanMessages);
  const language = useLanguage();
  const isStatic = useIsStaticPage();
  const Room = isStatic ? 'p' : 'button';
  return (
    <div className="rooms">
      <h3>{messages.rooms}</h3>
      <ol className="list">
        {floor.rooms
          .filter(({ kind }) => kind !== 'void')
          .map((room, index) => {
            const shown = exhibitionsInRoom(room, exhibitions);
            return (
              <li key={room.id}>
                <Room
                  {...(!isStatic && {
                    type: 'button',
                    'data-print': 'keep',
                    'aria-pressed': room.id === chosen,
                    onClick: () => onChoose(room.id),
                  })}
                >
                  <span className="at">{index + 1}</span>
                  <span>{room.name[language]}</span>
                  <span className="kind">{messages.kinds[room.kind]}</span>
                </Room>
                {showcase?.room === room.id && (
                  <p className="shown">{messages.showcase(showcase.number)}</p>
                )}
                {shown.map(({ id, kind, title }) => (
                  <p key={id} className="shown">
                    {messages.showing}{' '}
                    <Link to={exhibitionPath(kind, id)}>
                      <TextWithLanguage text={title} />
                    </Link>
                  </p>
                ))}
              </li>
            );
          })}
      </ol>
    </div>
  );
}
