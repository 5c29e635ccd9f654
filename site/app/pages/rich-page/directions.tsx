import { useCategoryText } from '../../api/hooks/content';
import { useCategoryCode } from '../../router/use-route';
import { Section } from '../../ui/page/section';
import { DirectionsDrawing } from './directions-drawing';
import { DirectionsSection } from './directions.styles';

/**
 * Directions to the museum: a plan of its surroundings, and its places as a list. The texts are parts of the
 * category’s text, one of kind `directions` and those of kind `place`; not rendered without them.
 */
export function Directions() {
  const parts = useCategoryText(useCategoryCode()).data?.rows[0]?.parts ?? [];
  const directions = parts.find(({ kind }) => kind === 'directions');
  const places = parts.filter(({ kind }) => kind === 'place');
  if (!directions) return null;
  return (
    <DirectionsSection>
      <Section id="directions" title={directions.title}>
        <div className="plan">
          <DirectionsDrawing names={directions.facts} places={places} />
        </div>
        <ol>
          {places.map(({ id, title, facts }, index) => (
            <li key={id}>
              <span aria-hidden="true">{index + 1}</span>
              <div>
                <strong>{title}</strong>
                {facts.text}
              </div>
            </li>
          ))}
        </ol>
        <p className="hint">{directions.facts.route}</p>
      </Section>
    </DirectionsSection>
  );
}
