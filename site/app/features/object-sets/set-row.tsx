import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { Exhibit } from '../../../contract/schemas/exhibit';
import { namesPeriod } from '../../../contract/shared/object-date';
import { exhibitPath } from '../../../contract/shared/route-paths';
import { TextWithLanguage } from '../../i18n/text-with-language';
import { usePageMessages } from '../../i18n/use-page-messages';
import { Link } from '../../router/link';
import { Picture } from '../../ui/picture/picture';
import { SkeletonBlock } from '../../ui/feedback/skeleton';
import { objectSetMessages } from './messages';

/** Rows of the objects of a set: a list whose items are `SetRow`. */
export const SetRows = styled.ol`
  margin: 0;
  padding: 0;
  border-top: 1px solid var(--hairline);
  list-style: none;
`;

const Row = styled.li`
  display: grid;
  grid-template-columns: clamp(88px, 18vw, 168px) minmax(0, 1fr);
  gap: 8px clamp(16px, 3vw, 32px);
  align-items: start;
  padding-block: 24px;
  border-bottom: 1px solid var(--hairline);

  .picture {
    display: grid;
    place-items: center;
    aspect-ratio: 1;
    padding: 8px;
    background: var(--silk);
  }

  .picture img {
    width: auto;
    max-width: 100%;
    height: auto;
    max-height: 100%;
  }

  .title {
    font-size: var(--size-h4, 1.15rem);
    line-height: 1.4;
  }

  .title a {
    display: inline-flex;
    align-items: center;
    min-height: var(--hit);
    color: inherit;
    text-decoration: none;
  }

  .title a:hover {
    color: var(--cinnabar-text);
    text-decoration: underline;
  }

  .facts {
    color: var(--ash);
    line-height: 1.7;
  }

  .on-view {
    color: var(--cinnabar-text);
    line-height: 1.7;
  }

  .note {
    max-width: var(--measure);
    margin-top: 8px;
    white-space: pre-line;
    overflow-wrap: anywhere;
  }

  .controls {
    display: grid;
    gap: 12px;
    margin-top: 12px;
  }
`;

interface SetRowProps {
  /** Level of its title. */
  heading: 'h2' | 'h3';
  /** `undefined` while it loads, or where this site does not show it. */
  object: Exhibit | undefined;
  /** Whether objects are loading. */
  isLoading: boolean;
  /** Rooms in which it is on view. */
  place: string | undefined;
  /** The visitor’s note; a text for its editor is among the children. */
  note?: string;
  children?: ReactNode;
}

/** An object of a set with picture, facts and note. */
export function SetRow({
  heading: Heading,
  object,
  isLoading,
  place,
  note,
  children,
}: SetRowProps) {
  const messages = usePageMessages(objectSetMessages);
  const [image] = object?.images ?? [];
  return (
    <Row>
      <div className="picture">{image && <Picture image={image} sizes="168px" alt="" />}</div>
      <div>
        {object ? (
          <>
            <Heading className="title">
              <Link to={exhibitPath(object.id)}>
                <TextWithLanguage text={object.title} />
              </Link>
            </Heading>
            <p className="facts">
              <TextWithLanguage text={factsOf(object)} />
            </p>
            {place && <p className="on-view">{messages.onView(place)}</p>}
          </>
        ) : isLoading ? (
          <SkeletonBlock $width="60%" $height="1.4em" />
        ) : (
          <p>{messages.missing}</p>
        )}
        {note && <p className="note">{note}</p>}
        {children && (
          <div className="controls" data-print="none">
            {children}
          </div>
        )}
      </div>
    </Row>
  );
}

/** Period, date and material of an object in one line. */
export function factsOf(object: Exhibit): string {
  const { periodLabel, date, medium, materialLabel } = object;
  const facts = [namesPeriod(object) ? '' : periodLabel, date, medium || materialLabel];
  return facts.filter((fact) => fact !== '').join(' · ');
}
