import { useAudioStop, useAudioStops } from '../../api/hooks/audio-stops';
import { RecordFailure } from '../../features/records/detail/record-failure';
import { useMessages } from '../../i18n/i18n-context';
import { usePageMessages } from '../../i18n/use-page-messages';
import { NotFound } from '../../router/not-found';
import { PageTitle } from '../../router/page-title';
import { SkeletonBlock, SkeletonText } from '../../ui/feedback/skeleton';
import { VisuallyHidden } from '../../ui/text/visually-hidden';
import { Columns, StopBox } from './audio-guide.styles';
import { Keypad } from './keypad';
import { messages as ownMessages } from './messages';
import { Stop } from './stop';
import { toStopDigits } from './stop-numbers';
import { StopList } from './stop-list';

/** One stop: what the list knows of it at once, then its text and player; an unknown number has keys and list. */
export function StopPage({ stop: number }: { stop: string }) {
  const messages = usePageMessages(ownMessages);
  const { loading } = useMessages();
  const all = useAudioStops();
  const { data, error, isLoading, retry } = useAudioStop(number);
  const listed = all.data?.rows.find(({ stop }) => stop === number);
  const stop = data?.rows[0] ?? listed;
  if (error) return <RecordFailure error={error} isLoading={isLoading} retry={retry} />;
  if (stop) return <Stop stop={stop} stops={all.data?.rows ?? []} />;
  if (data && toStopDigits(number) !== number) return <NotFound />;
  if (data) {
    return (
      <>
        <PageTitle title={messages.kicker(number)} />
        <Columns>
          <div className="entry" data-print="none">
            <Keypad state={all} unknown={number} />
          </div>
          <StopList state={all} />
        </Columns>
      </>
    );
  }
  return (
    <div aria-busy="true">
      <VisuallyHidden as="div">
        <PageTitle title={null} />
        {loading}
      </VisuallyHidden>
      <StopBox as="div">
        <header>
          <SkeletonBlock $width="80%" $height="2.4em" />
        </header>
        <div className="aside">
          <SkeletonBlock $ratio="4 / 5" />
        </div>
        <div className="guide">
          <SkeletonText lines={10} />
        </div>
      </StopBox>
    </div>
  );
}
