import { useRef } from 'react';
import { usePageMessages } from '../../../../app/i18n/use-page-messages';
import { PlainButton } from '../../../../app/ui/button';
import { TextField } from '../../../../app/ui/form/text-field';
import { recordMessages } from '../messages';
import { useApplyOnEnter } from './use-apply-on-enter';

interface LinkAddressProps {
  value: string;
  onChange: (value: string) => void;
  onApply: () => void;
}

/** Address of the link at the selection. */
export function LinkAddress({ value, onChange, onApply }: LinkAddressProps) {
  const own = usePageMessages(recordMessages);
  const box = useRef<HTMLDivElement>(null);
  useApplyOnEnter(box, onApply);
  return (
    <div ref={box} className="address">
      <TextField name="address" label={own.linkAddress} required {...{ value, onChange }} />
      <PlainButton type="button" onClick={onApply}>
        {own.linkApply}
      </PlainButton>
    </div>
  );
}
