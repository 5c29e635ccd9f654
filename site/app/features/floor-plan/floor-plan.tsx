import { useId, useState, type KeyboardEvent } from 'react';
import { useExhibitionPage } from '../../api/hooks/exhibition';
import { usePageMessages } from '../../i18n/use-page-messages';
import { RetryFailed } from '../../ui/feedback/retry-line';
import { useZoom } from '../../ui/zoom/use-zoom';
import { ZoomButtons } from '../../ui/zoom/zoom-buttons';
import type { Level } from './levels/floor';
import { FloorPlanBox } from './floor-plan.styles';
import { LevelTabs } from './level-tabs';
import { floors } from './levels';
import { PlanDrawing } from './plan-drawing';
import { RoomList } from './room-list';
import { floorPlanMessages } from './messages';

export interface FloorPlanProps {
  /** Initially selected floor. Default: the floor of `room`, else the first. */
  level?: Level;
  /** Id of the initially selected room, such as `L1-shop`. */
  room?: string;
  /** Number of a showcase in `room`, which is pointed out. */
  showcase?: number;
  /** Whether it is in a dialog, where the wheel zooms without focus. Default false: in a scrolling page. */
  inDialog?: boolean;
}

const maxScale = 4;
const currentExhibitions = { status: 'current', pageNum: 1, pageSize: 100 } as const;

/** The museum's floor plans with zoom, and the rooms of the selected floor as a list. */
export function FloorPlan({ room, level, showcase, inDialog = false }: FloorPlanProps) {
  const messages = usePageMessages(floorPlanMessages);
  const id = useId();
  const [shown, setShown] = useState(
    () => level ?? floors.find(({ rooms }) => rooms.some((each) => each.id === room))?.level ?? 1,
  );
  const [chosen, setChosen] = useState(room);
  const [withRoute, setWithRoute] = useState(false);
  const { attach, ...zoom } = useZoom({ maxScale, inPage: true, wheelAlways: inDialog });
  const exhibitions = useExhibitionPage(currentExhibitions);
  const floor = floors.find((each) => each.level === shown);
  if (!floor) return null;

  const onKeyDown = (event: KeyboardEvent) => {
    if (zoom.handleKey(event)) event.preventDefault();
  };
  return (
    <FloorPlanBox>
      <LevelTabs
        id={id}
        levels={floors.map((each) => each.level)}
        shown={shown}
        onShow={(next) => {
          setShown(next);
          zoom.reset();
        }}
      />
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${shown}`} className="panel">
        <div className="plan">
          <div className="sheet">
            {/* Keyboard shortcuts of the buttons below, for focus on any room. */}
            {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
            <div className="frame" onKeyDown={onKeyDown}>
              <div ref={attach} className="moved">
                <PlanDrawing
                  floor={floor}
                  chosen={chosen}
                  showcase={chosen === room ? showcase : undefined}
                  withRoute={withRoute}
                  onChoose={setChosen}
                />
              </div>
            </div>
          </div>
          <div className="tools" data-print="none">
            <label className="route">
              <input
                type="checkbox"
                checked={withRoute}
                onChange={() => setWithRoute(!withRoute)}
              />
              {messages.route}
            </label>
            <div className="zoom">
              <ZoomButtons zoom={zoom} maxScale={maxScale} messages={messages} />
            </div>
          </div>
          <p className="hint" role="status" data-print="none">
            {withRoute ? messages.routeText : messages.keys}
          </p>
          <RetryFailed calls={[exhibitions]} />
        </div>
        <RoomList
          floor={floor}
          chosen={chosen}
          showcase={showcase === undefined ? undefined : { room, number: showcase }}
          exhibitions={exhibitions.data?.rows ?? []}
          onChoose={setChosen}
        />
      </div>
    </FloorPlanBox>
  );
}
