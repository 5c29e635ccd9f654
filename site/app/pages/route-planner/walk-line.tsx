import { usePageMessages } from '../../i18n/use-page-messages';
import type { Walk } from '../../features/floor-plan/walking/find-walks';
import { floorPlanMessages } from '../../features/floor-plan/messages';
import { messages as ownMessages } from './messages';
import { toMinutes } from './to-minutes';

/** A walk in words: its minutes, the stairs or lift, the floor. */
export function WalkLine({ walks }: { walks: readonly Walk[] }) {
  const messages = usePageMessages(ownMessages);
  const { level } = usePageMessages(floorPlanMessages);
  const changes = walks.flatMap((walk) => walk.changes);
  const seconds = walks.reduce((sum, walk) => sum + walk.seconds, 0);
  const [first] = changes;
  const end = walks.at(-1)?.nodes.at(-1)?.level;
  const parts = [
    messages.way(toMinutes(seconds)),
    ...(first && end ? [messages.toLevel(messages.take[first.kind][first.wing], level(end))] : []),
  ];
  return <p className="way">{parts.join(messages.comma)}</p>;
}
