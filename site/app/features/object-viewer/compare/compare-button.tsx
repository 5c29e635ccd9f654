import { useEffect, useRef } from 'react';
import type { Exhibit } from '../../../../contract/schemas/exhibit';
import { useLanguage } from '../../../i18n/i18n-context';
import { useHashLocation } from '../../../router/use-hash-location';
import { useNavigateTo } from '../../../router/use-navigate-to';
import { PlainButton } from '../../../ui/button';
import { useLazyOverlay } from '../../../ui/lazy/use-lazy-overlay';
import { compareLabel } from './compare-label';

const load = async () => (await import('./compare-dialog')).CompareDialog;

/** Query parameter with the id of the other object. */
const parameter = 'compare';

/** Button with a lazily loaded dialog: the object beside another one. The choice is in the address. */
export function CompareButton({ object }: { object: Exhibit }) {
  const { path, query } = useHashLocation();
  const navigateTo = useNavigateTo();
  const language = useLanguage();
  const { Overlay, openerProps, open, close } = useLazyOverlay(load);
  const hasOpened = useRef(false);
  const otherId = query.get(parameter) ?? '';

  useEffect(() => {
    if (otherId === '' || hasOpened.current) return;
    hasOpened.current = true;
    open();
  });

  const choose = (id: string) => {
    const to = id === '' ? path : `${path}?${new URLSearchParams({ [parameter]: id }).toString()}`;
    navigateTo(to, { keepScrollAndFocus: true, replace: true });
  };
  return (
    <>
      <PlainButton type="button" aria-haspopup="dialog" {...openerProps} onClick={open}>
        {compareLabel[language]}
      </PlainButton>
      {Overlay && (
        <Overlay
          object={object}
          otherId={otherId}
          onChoose={choose}
          onClose={() => {
            close();
            if (otherId !== '') choose('');
          }}
        />
      )}
    </>
  );
}
