import { useState, type ComponentProps, type ReactNode } from 'react';
import { PlainButton } from '../../../app/ui/button';
import { CallState } from '../call-state';
import { Lead } from '../lead';
import { PageHead } from '../page-head';
import { Empty } from './empty';

interface EditableListProps<Item> {
  title: string;
  texts: { add: string; lead: string; none: string };
  call: ComponentProps<typeof CallState<readonly Item[]>>['call'];
  table: (items: readonly Item[], onOpen: (item: Item) => void) => ReactNode;
  /** Dialogue of an item as it was when it was opened, or of a new one. */
  dialogue: (item: Item | undefined, onClose: () => void) => ReactNode;
}

/** Page of items that are opened, changed and added in a dialogue. */
export function EditableList<Item>(props: EditableListProps<Item>) {
  const { title, texts, call, table, dialogue } = props;
  const [open, setOpen] = useState<{ item?: Item }>();
  return (
    <>
      <PageHead title={title}>
        <PlainButton
          type="button"
          onClick={() => {
            setOpen({});
          }}
        >
          {texts.add}
        </PlainButton>
      </PageHead>
      <Lead>{texts.lead}</Lead>
      <CallState call={call}>
        {(items) =>
          items.length === 0 ? (
            <Empty>{texts.none}</Empty>
          ) : (
            table(items, (item) => {
              setOpen({ item });
            })
          )
        }
      </CallState>
      {open &&
        dialogue(open.item, () => {
          setOpen(undefined);
        })}
    </>
  );
}
