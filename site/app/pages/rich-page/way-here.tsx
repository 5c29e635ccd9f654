import { usePageWords } from '../../i18n/page-words';
import { Section } from '../../ui/section';
import { WayHereDrawing } from './way-here-drawing';
import { wayPlaces } from './way-here-places';
import { words } from './way-here-words';
import { Way } from './way-here.styles';

/** How to reach the museum: its surroundings from above, and the same in words. */
export function WayHere() {
  const say = usePageWords(words);
  return (
    <Way>
      <Section id="way-here" title={say.heading}>
        <div className="plan">
          <WayHereDrawing />
        </div>
        <ol>
          {wayPlaces.map(({ id }, index) => (
            <li key={id}>
              <span aria-hidden="true">{index + 1}</span>
              <div>
                <strong>{say.places[id].name}</strong>
                {say.places[id].text}
              </div>
            </li>
          ))}
        </ol>
        <p className="hint">{say.route}</p>
      </Section>
    </Way>
  );
}
