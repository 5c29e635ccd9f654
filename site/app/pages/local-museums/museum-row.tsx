import { styled } from 'styled-components';
import type { ContentEntry } from '../../../contract/schemas/content';
import { recordPath } from '../../../contract/shared/route-paths';
import { TextWithLanguage } from '../../i18n/text-with-language';
import { Link } from '../../router/link';

const Row = styled.li`
  display: grid;
  grid-template-columns: 2em minmax(0, 1fr);
  padding-block: 16px;
  border-bottom: 1px solid var(--hairline);
  list-style: none;

  > b {
    color: var(--cinnabar-text);
    font-family: var(--title-font);
    font-weight: 400;
    line-height: var(--hit);
  }

  h3 {
    font-size: 1.1667rem;
  }

  h3 a {
    display: inline-flex;
    align-items: center;
    min-height: var(--hit);
    text-decoration: none;
  }

  h3 a:hover {
    color: var(--cinnabar-text);
    text-decoration: underline;
    text-decoration-thickness: 1px;
  }

  p {
    line-height: 1.7;
  }

  .facts {
    color: var(--ash);
    font-size: var(--size-small);
  }
`;

interface MuseumRowProps {
  museum: ContentEntry;
  /** Number on the map. */
  number: number;
}

/** Row of a museum: number, title, summary, city and opening hours. */
export function MuseumRow({ museum, number }: MuseumRowProps) {
  const path = recordPath(museum.categoryCode, museum.id);
  const { city = '', hours = '' } = museum.facts ?? {};
  const title = <TextWithLanguage text={museum.title} />;
  return (
    <Row>
      <b aria-hidden="true">{number}</b>
      <div>
        <h3>{path ? <Link to={path}>{title}</Link> : title}</h3>
        <p>
          <TextWithLanguage text={museum.summary} />
        </p>
        <p className="facts">{[city, hours].filter(Boolean).join(' ·\u00a0')}</p>
      </div>
    </Row>
  );
}
