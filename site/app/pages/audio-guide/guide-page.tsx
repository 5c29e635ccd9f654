import { audioStopPath } from './audio-stop-path';
import { pathOfKind } from '../../../contract/shared/route-paths';
import { useAudioStops } from '../../api/hooks/audio-stops';
import { CategoryText } from '../../features/records/detail/category-text';
import { TextWithLanguage } from '../../i18n/text-with-language';
import { usePageMessages } from '../../i18n/use-page-messages';
import { Link } from '../../router/link';
import { PageTitle } from '../../router/page-title';
import { ArrowIcon } from '../../ui/icons/icons';
import { useIsStaticPage } from '../../ui/static-page';
import { publishHeight } from '../../ui/page/sticky-column';
import { Columns } from './audio-guide.styles';
import { Keypad } from './keypad';
import { useMemory } from './last-stop';
import { messages as ownMessages } from './messages';
import { StopList } from './stop-list';

/** Number keys, the stop that was heard last, and all stops by hall. */
export function GuidePage() {
  const messages = usePageMessages(ownMessages);
  const isStatic = useIsStaticPage();
  const state = useAudioStops();
  return (
    <>
      <PageTitle />
      <CategoryText part="summary" />
      <Columns>
        {!isStatic && (
          <div className="entry" ref={publishHeight} data-print="none">
            <Keypad state={state} />
            <LastStop state={state} />
            <p className="resume">
              <Link to={pathOfKind('offline-visit')}>
                {messages.offline}
                <ArrowIcon />
              </Link>
            </p>
          </div>
        )}
        <div>
          <StopList state={state} />
          <CategoryText part="text" />
        </div>
      </Columns>
    </>
  );
}

/** Link to the stop that this device played last, while it is on view. */
function LastStop({ state: { data } }: { state: ReturnType<typeof useAudioStops> }) {
  const messages = usePageMessages(ownMessages);
  const last = useMemory('stop');
  const stop = data?.rows.find((each) => each.stop === last);
  if (!stop) return null;
  return (
    <p className="resume">
      <Link to={audioStopPath(stop.stop, true)}>
        <TextWithLanguage text={messages.resume(stop.stop, stop.title)} />
        <ArrowIcon />
      </Link>
    </p>
  );
}
