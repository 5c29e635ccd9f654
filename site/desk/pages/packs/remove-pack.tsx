import { useState } from 'react';
import { usePageMessages } from '../../../app/i18n/use-page-messages';
import { PlainButton } from '../../../app/ui/button';
import { deskMessages } from '../../messages';
import { useAction } from '../../session/use-action';
import { Panel } from '../../ui/panel';
import { packMessages } from './messages';

/** Removes a pack, after a confirmation. */
export function RemovePack({ name }: { name: string }) {
  const own = usePageMessages(packMessages);
  const frame = usePageMessages(deskMessages);
  const act = useAction('deskPackList');
  const [isOpen, setOpen] = useState(false);
  const close = () => {
    setOpen(false);
  };
  const remove = async () => {
    await act('deskPackRemove', { name }, own.removed(name));
    close();
  };
  return (
    <>
      <PlainButton
        type="button"
        aria-label={own.of(own.remove, name)}
        onClick={() => {
          setOpen(true);
        }}
      >
        {own.remove}
      </PlainButton>
      {isOpen && (
        <Panel title={own.of(own.remove, name)} closeLabel={frame.close} onClose={close}>
          <p>{own.removeText}</p>
          <p className="buttons">
            <PlainButton type="button" onClick={() => void remove()}>
              {own.confirm}
            </PlainButton>{' '}
            <PlainButton type="button" onClick={close}>
              {own.keep}
            </PlainButton>
          </p>
        </Panel>
      )}
    </>
  );
}
