import { exhibitPath } from '../../../contract/route-paths';
import { useExhibitDetail } from '../../api/use-exhibit-detail';
import { usePageWords } from '../../i18n/page-words';
import { Passage } from '../../i18n/passage';
import { Link } from '../../router/link';
import { Picture } from '../../ui/picture';
import { VesselDrawing } from '../../ui/vessel-drawing';
import { RetryFailed } from '../../ui/retry-line';
import { words as ownMessages } from './words';

/** Link to the object on which a product is based; not rendered before it has loaded. */
export function Origin({ id }: { id: string }) {
  const messages = usePageWords(ownMessages);
  const state = useExhibitDetail(id);
  const object = state.data?.rows[0];
  if (!object) return state.error?.isNotFound ? null : <RetryFailed calls={[state]} />;
  const [image] = object.images;
  return (
    <section className="origin" aria-labelledby="product-origin">
      <h2 id="product-origin">{messages.origin}</h2>
      <Link to={exhibitPath(object.id)}>
        {image ? (
          <Picture image={image} sizes="96px" alt="" />
        ) : (
          <VesselDrawing material={object.material} />
        )}
        <span>
          <b>
            <Passage text={object.title} />
          </b>
          <Passage text={object.date} />
        </span>
      </Link>
    </section>
  );
}
