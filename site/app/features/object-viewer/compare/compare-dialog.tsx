import { useId, useState, type KeyboardEvent } from 'react';
import type { Exhibit } from '../../../../contract/schemas/exhibit';
import { useExhibitDetail } from '../../../api/hooks/exhibit-detail';
import { TextWithLanguage } from '../../../i18n/text-with-language';
import { usePageMessages } from '../../../i18n/use-page-messages';
import { PlainButton } from '../../../ui/button';
import { RetryLine } from '../../../ui/feedback/retry-line';
import { useZoom } from '../../../ui/zoom/use-zoom';
import { maxScaleOf } from '../deep-zoom/max-scale';
import { objectViewerMessages } from '../messages';
import { CompareBox } from './compare-dialog.styles';
import { ComparedObject } from './compared-object';
import { focusOnMount } from '../../../ui/focus-on-mount';
import { compareMessages } from './messages';
import { ObjectChooser } from './object-chooser';
import { useLinkedZoom } from './use-linked-zoom';

interface CompareDialogProps {
  object: Exhibit;
  /** Id of the other object; '' while none is chosen. */
  otherId: string;
  /** Called with '' for another choice. */
  onChoose: (id: string) => void;
  onClose: () => void;
}

const noSize = { width: 0, height: 0 };

/** Modal dialog with two objects side by side, whose pictures zoom and move together. */
export function CompareDialog({ object, otherId, onChoose, onClose }: CompareDialogProps) {
  const messages = usePageMessages(compareMessages);
  const { close } = usePageMessages(objectViewerMessages);
  const checkbox = useId();
  const [isLinked, setLinked] = useState(true);
  const state = useExhibitDetail(otherId === '' ? undefined : otherId);
  const other = otherId === '' ? undefined : state.data?.rows[0];
  const failure = otherId === '' ? undefined : state.error;
  // One limit for both: the scales stay equal.
  const maxScale = Math.max(
    maxScaleOf(object.images[0] ?? noSize),
    maxScaleOf(other?.images[0] ?? noSize),
  );
  const zoom = useZoom({ maxScale });
  const otherZoom = useZoom({ maxScale });
  useLinkedZoom(isLinked && other !== undefined, zoom, otherZoom);

  /** Keys move the side with the focus, else the first. */
  const onKeyDown = (event: KeyboardEvent) => {
    const target = event.target as Element;
    if (target instanceof HTMLInputElement) return;
    const isSecond = target.closest('.side:nth-child(2)') !== null;
    if ((isSecond ? otherZoom : zoom).handleKey(event)) event.preventDefault();
  };
  return (
    <CompareBox
      title={<TextWithLanguage text={messages.title(object.title)} />}
      closeLabel={close}
      onClose={onClose}
      onKeyDown={onKeyDown}
    >
      <div className="sides">
        <ComparedObject
          label={messages.first}
          object={object}
          zoom={zoom}
          maxScale={maxScale}
          isLinked={false}
        />
        {other ? (
          <ComparedObject
            key={other.id}
            label={messages.second}
            object={other}
            zoom={otherZoom}
            maxScale={maxScale}
            isLinked
          >
            <PlainButton ref={focusOnMount} type="button" onClick={() => onChoose('')}>
              {messages.change}
            </PlainButton>
          </ComparedObject>
        ) : state.isLoading && otherId !== '' ? (
          <p role="status" className="chooser">
            {messages.loading}
          </p>
        ) : (
          <ObjectChooser object={object} onChoose={onChoose}>
            {failure && (
              <RetryLine
                text={failure.status === 404 ? messages.missing : undefined}
                onRetry={state.retry}
              />
            )}
          </ObjectChooser>
        )}
      </div>
      {other && (
        <footer>
          <input
            id={checkbox}
            type="checkbox"
            checked={isLinked}
            onChange={(event) => {
              setLinked(event.target.checked);
            }}
          />
          <label htmlFor={checkbox}>{messages.together}</label>
        </footer>
      )}
    </CompareBox>
  );
}
