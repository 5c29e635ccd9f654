import { exhibitPath } from '../../../contract/route-paths';
import { useExhibitDetail } from '../../api/use-exhibit-detail';
import { usePageWords } from '../../i18n/page-words';
import { Passage } from '../../i18n/passage';
import { Link } from '../../router/link';
import { Picture } from '../../ui/picture';
import { VesselDrawing } from '../../ui/vessel-drawing';
import { RetryFailed } from '../../ui/retry-line';
import { words as ownWords } from './words';

/** The object of the collection behind a product; nothing until it is there. */
export function Origin({ id }: { id: string }) {
  const words = usePageWords(ownWords);
  const state = useExhibitDetail(id);
  const object = state.data?.rows[0];
  if (!object) return state.error?.isNotFound ? null : <RetryFailed calls={[state]} />;
  const [image] = object.images;
  return (
    <section className="origin" aria-labelledby="product-origin">
      <h2 id="product-origin">{words.origin}</h2>
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
