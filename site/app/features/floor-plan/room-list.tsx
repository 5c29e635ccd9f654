import type { Exhibition } from '../../../contract/entities/exhibition';
import { exhibitionPath } from '../../../contract/route-paths';
import { useLanguage } from '../../i18n/language';
import { usePageWords } from '../../i18n/page-words';
import { Passage } from '../../i18n/passage';
import { Link } from '../../router/link';
import type { Floor } from './floor';
import { shownIn } from './shown-in';
import { words } from './words';

interface RoomListProps {
  floor: Floor;
  chosen: string | undefined;
  exhibitions: readonly Exhibition[];
  onChoose: (room: string) => void;
}

/** The rooms of a floor as a numbered list, with their current exhibitions. */
export function RoomList({ floor, chosen, exhibitions, onChoose }: RoomListProps) {
  const messages = usePageWords(words);
  const language = useLanguage();
  return (
    <div className="rooms">
      <h3>{messages.rooms}</h3>
      <ol className="list">
        {floor.rooms
          .filter(({ kind }) => kind !== 'void')
          .map((room, index) => {
            const shown = shownIn(room, exhibitions);
            return (
              <li key={room.id}>
                <button
                  type="button"
                  data-print="keep"
                  aria-pressed={room.id === chosen}
                  onClick={() => onChoose(room.id)}
                >
                  <span className="at">{index + 1}</span>
                  <span>{room.name[language]}</span>
                  <span className="kind">{messages.kinds[room.kind]}</span>
                </button>
                {shown.map(({ id, kind, title }) => (
                  <p key={id} className="shown">
                    {messages.showing}{' '}
                    <Link to={exhibitionPath(kind, id)}>
                      <Passage text={title} />
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
