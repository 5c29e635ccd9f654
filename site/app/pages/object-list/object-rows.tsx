import { styled } from 'styled-components';
import type { Exhibit } from '../../../contract/schemas/exhibit';
import { exhibitPath } from '../../../contract/shared/route-paths';
import { ObjectDrawing } from '../../features/records/cards/object-drawing';
import { PeriodAndDate } from '../../features/records/facts/period-label';
import { TextWithLanguage } from '../../i18n/text-with-language';
import { Link } from '../../router/link';
import { linkedCard } from '../../ui/link/linked-card';
import { Picture } from '../../ui/picture/picture';

const List = styled.ul`
  list-style: none;
  border-top: 1px solid var(--hairline);

  > li {
    ${linkedCard}
    display: grid;
    grid-template-columns: 96px minmax(0, 3fr) minmax(0, 4fr) minmax(0, 2fr);
    gap: 4px clamp(16px, 3vw, 40px);
    align-items: center;
    padding-block: 14px;
    border-bottom: 1px solid var(--hairline);
  }

  .view {
    display: grid;
    place-items: center;
    aspect-ratio: 1;
  }

  .view img {
    width: min(100%, calc(100% * var(--ratio)));
  }

  h2 {
    font-size: 1.1111rem;
    line-height: 1.45;
  }

  h2:lang(en) {
    font-weight: 400;
  }

  .facts,
  .number {
    color: var(--ash);
    font-size: var(--size-small);
    line-height: 1.6;
    overflow-wrap: anywhere;
  }

  .facts {
    display: grid;
    justify-items: start;
  }

  @media (max-width: 61.9375em) {
    > li {
      grid-template-columns: 84px minmax(0, 1fr);
      align-items: start;
    }

    .view {
      grid-row: span 3;
      align-self: start;
    }
  }
`;

/** Objects one below the other with the facts that tell similar ones apart. */
export function ObjectRows({ objects }: { objects: readonly Exhibit[] }) {
  return (
    <List className="object-rows">
      {objects.map((object, index) => (
        <li key={object.id}>
          <span className="view">
            <Thumbnail object={object} eager={index < eagerRows} />
          </span>
          <div>
            <h2>
              <Link to={exhibitPath(object.id)}>
                <TextWithLanguage text={object.title} />
              </Link>
            </h2>
            <div className="facts">
              <PeriodAndDate object={object} />
            </div>
          </div>
          <div className="facts">
            <span>
              <TextWithLanguage text={object.medium} />
            </span>
            <span>
              <TextWithLanguage text={object.size} />
            </span>
          </div>
          <p className="number">
            <TextWithLanguage text={object.accessionNumber} />
          </p>
        </li>
      ))}
    </List>
  );
}

/** Number of pictures loaded eagerly: those at the top of a phone. */
const eagerRows = 3;

function Thumbnail({ object, eager }: { object: Exhibit; eager: boolean }) {
  const [image] = object.images;
  if (!image) return <ObjectDrawing material={object.material} />;
  return <Picture image={image} sizes="96px" eager={eager} alt="" />;
}
