import { styled } from 'styled-components';
import type { ExhibitionOnView } from '../../../contract/schemas/visit';
import { exhibitionPath } from '../../../contract/shared/route-paths';
import { TextWithLanguage } from '../../i18n/text-with-language';
import { usePageMessages } from '../../i18n/use-page-messages';
import { Link } from '../../router/link';
import { messages as ownMessages } from './messages';
import type { Route } from './plan-route';
import { useRoomNames } from './use-room-names';

const Box = styled.section`
  margin-top: clamp(20px, 3vw, 40px);
  padding: 14px 20px 18px;
  border-left: 4px solid var(--control-line);
  background: var(--paper-raised);

  h2 {
    font-size: var(--size-h3);
  }

  ul {
    list-style: none;
  }

  li {
    padding-block: 4px;
  }

  a {
    display: inline-block;
    padding-block: 6px;
  }

  @media print {
    margin-top: 2mm;
    padding: 0 0 0 8px;
    font-size: 8.5pt;
    line-height: 1.35;

    h2 {
      font-size: 10pt;
    }

    li,
    a {
      padding-block: 0;
    }
  }
`;

interface LeftOutProps {
  route: Route;
  exhibitions: readonly ExhibitionOnView[];
}

/** What a route does not see: whole exhibitions, single objects, closed rooms. */
export function LeftOut({ route, exhibitions }: LeftOutProps) {
  const messages = usePageMessages(ownMessages);
  const namesOf = useRoomNames();
  const fewer = route.steps.flatMap(({ exhibition, rooms, objects }) => {
    const count = (exhibition?.objects.length ?? 0) - objects.length;
    return count > 0 ? [{ rooms, count }] : [];
  });
  const closed = exhibitions.filter(({ closedRooms }) => closedRooms.length > 0);
  const isEmpty = route.left.length + fewer.length + closed.length === 0;
  return (
    <Box aria-labelledby="left-out">
      <h2 id="left-out">{messages.left}</h2>
      {isEmpty && <p>{messages.nothingLeft}</p>}
      <ul>
        {closed.map(({ id, closedRooms, closureText }) => (
          <li key={`closed ${id}`}>
            {messages.closedRooms(namesOf(closedRooms))}
            {closureText && (
              <>
                {' · '}
                <TextWithLanguage text={closureText} />
              </>
            )}
          </li>
        ))}
        {route.left.map(({ id, kind, title, rooms, objects }) => (
          <li key={id}>
            <Link to={exhibitionPath(kind, id)}>
              <TextWithLanguage text={title} />
            </Link>
            {' · '}
            {[namesOf(rooms), messages.leftObjects(objects.length)].filter(Boolean).join(' · ')}
          </li>
        ))}
        {fewer.map(({ rooms, count }) => (
          <li key={rooms.join()}>{messages.fewer(namesOf(rooms), count)}</li>
        ))}
      </ul>
    </Box>
  );
}
