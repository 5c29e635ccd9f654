import { useId, useState, type KeyboardEvent } from 'react';
import { useExhibitionPage } from '../../api/use-exhibition-page';
import { usePageWords } from '../../i18n/page-words';
import { useZoom } from '../../ui/zoom/use-zoom';
import { ZoomButtons } from '../../ui/zoom/zoom-buttons';
import type { Level } from './floor';
import { Board } from './floor-plan.styles';
import { LevelTabs } from './level-tabs';
import { floors } from './levels';
import { PlanDrawing } from './plan-drawing';
import { RoomList } from './room-list';
import { words } from './words';

export interface FloorPlanProps {
  /** The floor that is shown first; the one of `room`, or the first, where it is left out. */
  level?: Level;
  /** The id of a room that is marked from the beginning, as `L1-shop`. */
  room?: string;
  /** Whether it stands in a dialog; default in a page, which scrolls under the wheel. */
  inDialog?: boolean;
}

const most = 4;
const currentExhibitions = { status: 'current', pageNum: 1, pageSize: 100 } as const;

/** The museum's floors, to be looked at and zoomed, and the same in a list beside them. */
export function FloorPlan({ room, level, inDialog = false }: FloorPlanProps) {
  const say = usePageWords(words);
  const id = useId();
  const [shown, setShown] = useState(
    () => level ?? floors.find(({ rooms }) => rooms.some((each) => each.id === room))?.level ?? 1,
  );
  const [chosen, setChosen] = useState(room);
  const [withRoute, setWithRoute] = useState(false);
  const { attach, ...zoom } = useZoom({ most, inPage: true, wheelAlways: inDialog });
  const { data } = useExhibitionPage(currentExhibitions);
  const floor = floors.find((each) => each.level === shown);
  if (!floor) return null;

  const onKeyDown = (event: KeyboardEvent) => {
    if (zoom.takeKey(event)) event.preventDefault();
  };
  return (
    <Board>
      <LevelTabs
        id={id}
        levels={floors.map((each) => each.level)}
        shown={shown}
        onShow={(next) => {
          setShown(next);
          zoom.whole();
        }}
      />
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${shown}`} className="panel">
        <div className="plan">
          <div className="sheet">
            {/* The keys are those of the buttons below; they work from every room. */}
            {/* eslint-disable-next-line jsx-a11y/no-static-element-interactions */}
            <div className="frame" onKeyDown={onKeyDown}>
              <div ref={attach} className="moved">
                <PlanDrawing
                  floor={floor}
                  chosen={chosen}
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
              {say.route}
            </label>
            <div className="zoom">
              <ZoomButtons zoom={zoom} most={most} words={say} />
            </div>
          </div>
          <p className="hint" role="status" data-print="none">
            {withRoute ? say.routeText : say.keys}
          </p>
        </div>
        <RoomList
          floor={floor}
          chosen={chosen}
          exhibitions={data?.rows ?? []}
          onChoose={setChosen}
        />
      </div>
    </Board>
  );
}
