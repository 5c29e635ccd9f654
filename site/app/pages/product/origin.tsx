import { exhibitPath } from '../../../contract/shared/route-paths';
import { useExhibitDetail } from '../../api/hooks/exhibit-detail';
import { usePageMessages } from '../../i18n/use-page-messages';
import { TextWithLanguage } from '../../i18n/text-with-language';
import { Link } from '../../router/link';
import { Picture } from '../../ui/picture/picture';
import { ObjectDrawing } from '../../features/records/cards/object-drawing';
import { RetryFailed } from '../../ui/feedback/retry-line';
import { messages as ownMessages } from './messages';

/** Link to the object on which a product is based; not rendered before it has loaded. */
export function Origin({ id }: { id: string }) {
  const messages = usePageMessages(ownMessages);
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
          <ObjectDrawing material={object.material} />
        )}
        <span>
          <b>
            <TextWithLanguage text={object.title} />
          </b>
          <TextWithLanguage text={object.date} />
        </span>
      </Link>
    </section>
  );
}
