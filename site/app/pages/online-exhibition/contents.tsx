import { styled } from 'styled-components';
import type { EntryPart } from '../../../contract/schemas/content';
import { usePageMessages } from '../../i18n/use-page-messages';
import { TextWithLanguage } from '../../i18n/text-with-language';
import { roomHeadingId } from './room-heading-id';
import { messages as ownMessages } from './messages';

const Nav = styled.nav`
  margin-top: 32px;
  padding-block: 16px;
  border-block: 1px solid var(--hairline);

  h2 {
    margin-bottom: 6px;
    font-size: var(--size-h3);
  }

  .rooms {
    display: flex;
    flex-wrap: wrap;
    gap: 0 8px;
  }

  button {
    min-height: var(--hit);
    padding: 4px 12px 4px 0;
    border: 0;
    background: none;
    text-align: start;
    text-decoration: underline;
    text-decoration-color: var(--gold);
    text-decoration-thickness: 1px;
    text-underline-offset: 0.28em;
  }

  button:hover {
    color: var(--cinnabar-text);
  }
`;

/** Jumps to the rooms. Buttons, because a fragment link would change the route behind `#`. */
export function Contents({ rooms }: { rooms: readonly EntryPart[] }) {
  const messages = usePageMessages(ownMessages);
  if (rooms.length < 2) return null;
  return (
    <Nav aria-labelledby="rooms">
      <h2 id="rooms">{messages.rooms}</h2>
      <ol className="rooms">
        {rooms.map(({ id, title }, index) => (
          <li key={id}>
            <button
              type="button"
              onClick={() => {
                const heading = document.getElementById(roomHeadingId(id));
                heading?.focus({ preventScroll: true });
                heading?.scrollIntoView({ block: 'start' });
              }}
            >
              {index + 1}. <TextWithLanguage text={title} />
            </button>
          </li>
        ))}
      </ol>
    </Nav>
  );
}
