import { useState } from 'react';
import { styled } from 'styled-components';
import type { ObjectSets } from '../../features/object-sets/object-sets';
import { useDeviceSets } from '../../features/object-sets/use-device-sets';
import { usePageMessages } from '../../i18n/use-page-messages';
import { PlainButton } from '../../ui/button';
import { useNotices } from '../../ui/feedback/notices';
import { messages as ownMessages } from './messages';

const Offer = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 20px;
  align-items: center;
  margin-top: 16px;
  padding: 12px 20px;
  border-inline-start: 4px solid var(--cinnabar);
  background: var(--silk);
`;

/** Offers a member to move the sets that are still on this device; nothing without any. */
export function MoveToAccount({ collection }: { collection: ObjectSets }) {
  const messages = usePageMessages(ownMessages);
  const { notify } = useNotices();
  const device = useDeviceSets();
  const [isBusy, setBusy] = useState(false);
  const onDevice = device.sets ?? [];
  if (onDevice.length === 0) return null;

  const move = async () => {
    if (isBusy) return;
    setBusy(true);
    let hasMovedAll = true;
    // The oldest first, so that the order stays; each leaves the device once it is in the account.
    for (const set of [...onDevice].reverse()) {
      if (await collection.save(set)) await device.remove(set.id);
      else hasMovedAll = false;
    }
    setBusy(false);
    if (hasMovedAll) notify('done', messages.movedAll);
  };
  return (
    <Offer data-print="none">
      <span>{messages.move(onDevice.length)}</span>
      <PlainButton type="button" aria-busy={isBusy} onClick={() => void move()}>
        {messages.moveAction}
      </PlainButton>
    </Offer>
  );
}
