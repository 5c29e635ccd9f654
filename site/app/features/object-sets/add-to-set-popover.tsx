import { useState, type ReactNode } from 'react';
import { styled } from 'styled-components';
import type { ObjectSet } from '../../../contract/schemas/object-set';
import { objectSetLimits } from '../../../contract/shared/object-sets';
import { pathOfKind } from '../../../contract/shared/route-paths';
import { usePageMessages } from '../../i18n/use-page-messages';
import { Link } from '../../router/link';
import { RetryLine } from '../../ui/feedback/retry-line';
import { useNotices } from '../../ui/feedback/notices';
import { Popover, type PopoverControl } from '../../ui/popover/popover';
import { hasObject, withObject, withoutObject } from './edit-set';
import { objectSetMessages } from './messages';
import { NewSetForm } from './new-set-form';
import { useObjectSets } from './use-object-sets';

const Content = styled.div`
  display: grid;
  gap: 14px;

  fieldset {
    padding: 0;
    border: 0;
  }

  legend {
    margin-bottom: 2px;
    color: var(--ash);
  }

  label.set {
    display: flex;
    gap: 0.6em;
    align-items: center;
    min-height: var(--hit);
    cursor: pointer;
  }

  label.set input {
    flex: none;
    width: 20px;
    height: 20px;
    accent-color: var(--cinnabar);
  }

  label.set span:last-child {
    margin-inline-start: auto;
    color: var(--ash);
    font-size: var(--size-small);
    white-space: nowrap;
  }

  .status:empty {
    display: none;
  }

  .place {
    color: var(--ash);
    font-size: var(--size-small);
    line-height: 1.6;
  }

  .place a,
  .open {
    display: inline-flex;
    align-items: center;
    min-height: var(--hit);
  }
`;

interface AddToSetPopoverProps extends PopoverControl {
  objectId: string;
  renderLogin: (label: string) => ReactNode;
}

/** The visitor’s sets as check boxes, and a form for a new set with the object. */
export function AddToSetPopover({ objectId, renderLogin, ...control }: AddToSetPopoverProps) {
  const messages = usePageMessages(objectSetMessages);
  const { notify } = useNotices();
  const { place, sets, error, retry, save } = useObjectSets();
  const [status, setStatus] = useState('');

  const toggle = async (set: ObjectSet) => {
    const isIn = hasObject(set, objectId);
    const changed = isIn ? withoutObject(set, objectId) : withObject(set, objectId);
    if (!changed) notify('failed', messages.full(objectSetLimits.objects));
    else if (await save(changed))
      setStatus(isIn ? messages.removed(set.name) : messages.added(set.name));
  };
  return (
    <Popover {...control} title={messages.addTitle} close={messages.close}>
      <Content>
        {error ? (
          <RetryLine onRetry={retry} />
        ) : !sets ? (
          <p role="status">{messages.loading}</p>
        ) : (
          <>
            {sets.length > 0 && (
              <fieldset>
                <legend>{messages.choose}</legend>
                {sets.map((set) => (
                  <label key={set.id} className="set">
                    <input
                      type="checkbox"
                      checked={hasObject(set, objectId)}
                      onChange={() => void toggle(set)}
                    />
                    <span>{set.name}</span>
                    <span>{messages.count(set.items.length)}</span>
                  </label>
                ))}
              </fieldset>
            )}
            <NewSetForm
              action={messages.createWith}
              onCreate={async (id, name) => {
                const isKept = await save({ id, name, items: [{ objectId, note: '' }] });
                if (isKept) setStatus(messages.added(name));
                return isKept;
              }}
            />
          </>
        )}
        <p role="status" className="status">
          {status}
        </p>
        <p className="place">
          {place === 'device' ? messages.onDevice : messages.inAccount}
          {place === 'device' && <> {renderLogin(messages.login)}</>}
        </p>
        <Link className="open" to={pathOfKind('my-collection')}>
          {messages.open}
        </Link>
      </Content>
    </Popover>
  );
}
