import { useId, useState, type ReactNode } from 'react';
import type { Exhibit } from '../../../../contract/schemas/exhibit';
import { useExhibitPage } from '../../../api/hooks/exhibit';
import { useExhibitRelated } from '../../../api/hooks/exhibit-related';
import { TextWithLanguage } from '../../../i18n/text-with-language';
import { usePageMessages } from '../../../i18n/use-page-messages';
import { RetryFailed } from '../../../ui/feedback/retry-line';
import { Picture } from '../../../ui/picture/picture';
import { focusOnMount } from '../../../ui/focus-on-mount';
import { compareMessages } from './messages';
import { useSettledText } from './use-settled-text';

interface ObjectChooserProps {
  /** The object for which another one is chosen. */
  object: Exhibit;
  onChoose: (id: string) => void;
  /** Why the object of the address is not shown. */
  children?: ReactNode;
}

const pageSize = 24;

/** Choice of the other object: related ones first, any by a search. */
export function ObjectChooser({ object, onChoose, children }: ObjectChooserProps) {
  const messages = usePageMessages(compareMessages);
  const field = useId();
  const [text, setText] = useState('');
  const keyword = useSettledText(text);
  const related = useExhibitRelated(object.id);
  const found = useExhibitPage({ keyword, pageNum: 1, pageSize });
  const near = keyword === '' ? (related.data?.rows ?? []).flatMap(({ objects }) => objects) : [];
  const all = [...near, ...(found.data?.rows ?? [])].filter(
    ({ id, images }, index, list) =>
      id !== object.id && images.length > 0 && list.findIndex((one) => one.id === id) === index,
  );
  return (
    <section className="chooser" aria-labelledby={`${field}-title`}>
      <h3 ref={focusOnMount} id={`${field}-title`} tabIndex={-1}>
        {messages.choose}
      </h3>
      {children}
      <label htmlFor={field}>{messages.find}</label>
      <input
        id={field}
        name="keyword"
        type="search"
        autoComplete="off"
        maxLength={200}
        value={text}
        onChange={(event) => {
          setText(event.target.value);
        }}
      />
      <RetryFailed calls={[found]} />
      <p role="status">
        {found.isLoading ? messages.loading : all.length === 0 && !found.error && messages.none}
      </p>
      <ul aria-label={messages.results}>
        {all.map((one) => (
          <li key={one.id}>
            <button type="button" onClick={() => onChoose(one.id)}>
              {one.images[0] && <Picture image={one.images[0]} sizes="96px" alt="" />}
              <span>
                <TextWithLanguage text={one.title} />
                <small>
                  <TextWithLanguage text={one.periodLabel} />
                </small>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
