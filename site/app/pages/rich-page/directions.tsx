import { usePageMessages } from '../../i18n/use-page-messages';
import { Section } from '../../ui/page/section';
import { DirectionsDrawing } from './directions-drawing';
import { directionsPlaces } from './directions-places';
import { messages as ownMessages } from './directions-messages';
import { DirectionsSection } from './directions.styles';

/** Directions to the museum: a plan of its surroundings, and its places as a list. */
export function Directions() {
  const messages = usePageMessages(ownMessages);
  return (
    <DirectionsSection>
      <Section id="directions" title={messages.heading}>
        <div className="plan">
          <DirectionsDrawing />
        </div>
        <ol>
          {directionsPlaces.map(({ id }, index) => (
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
    </DirectionsSection>
  );
}
