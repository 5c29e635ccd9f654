import { usePageMessages } from '../../i18n/use-page-messages';
import { TabList } from '../../ui/tabs/tab-list';
import type { Level } from './levels/floor';
import { floorPlanMessages } from './messages';

interface LevelTabsProps {
  /** Prefix of the ids of tabs and panel. */
  id: string;
  levels: readonly Level[];
  shown: Level;
  onShow: (level: Level) => void;
}

/** The floors as tabs. */
export function LevelTabs({ id, levels, shown, onShow }: LevelTabsProps) {
  const messages = usePageMessages(floorPlanMessages);
  return (
    <TabList
      id={id}
      label={messages.levels}
      values={levels}
      shown={shown}
      labelOf={messages.level}
      onShow={onShow}
    />
  );
}
