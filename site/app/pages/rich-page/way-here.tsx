import { usePageWords } from '../../i18n/page-words';
import { Section } from '../../ui/section';
import { WayHereDrawing } from './way-here-drawing';
import { wayPlaces } from './way-here-places';
import { words as ownMessages } from './way-here-words';
import { Way } from './way-here.styles';

/** Directions to the museum: a plan of its surroundings, and its places as a list. */
export function WayHere() {
  const messages = usePageWords(ownMessages);
  return (
    <Way>
      <Section id="directions" title={messages.heading}>
        <div className="plan">
          <WayHereDrawing />
        </div>
        <ol>
          {wayPlaces.map(({ id }, index) => (
            <li key={id}>
              <span aria-hidden="true">{index + 1}</span>
              <div>
                <strong>{messages.places[id].name}</strong>
                {messages.places[id].text}
              </div>
            </li>
          ))}
        </ol>
        <p className="hint">{messages.route}</p>
      </Section>
    </Way>
  );
}
