import { useId, useState } from 'react';
import { usePageMessages } from '../../i18n/use-page-messages';
import { PlainButton } from '../../ui/button';
import { useCopy } from '../../ui/clipboard/use-copy';
import { saveFile } from '../../ui/save-file';
import { formatBibtex } from './citations/bibtex';
import type { CitedObject } from './citations/cited-object';
import { formatGbt7714 } from './citations/gb-t-7714';
import { formatRis } from './citations/ris';
import { reuseMessages } from './messages';

interface Format {
  name: string;
  format: (object: CitedObject) => string;
  /** A file that reference managers import. */
  file?: { extension: string; type: string };
}

const formats: readonly [Format, ...Format[]] = [
  { name: 'GB/T 7714', format: formatGbt7714 },
  {
    name: 'BibTeX',
    format: formatBibtex,
    file: { extension: 'bib', type: 'application/x-bibtex' },
  },
  {
    name: 'RIS',
    format: formatRis,
    file: { extension: 'ris', type: 'application/x-research-info-systems' },
  },
];

/** The reference to the object in one of three formats, to copy or to save. */
export function CitationSection({ cited }: { cited: CitedObject }) {
  const messages = usePageMessages(reuseMessages);
  const [chosen, setChosen] = useState(formats[0]);
  const { field, status, copy, clear } = useCopy<HTMLTextAreaElement>(messages);
  const id = useId();
  const text = chosen.format(cited);
  const { file } = chosen;
  return (
    <section>
      <h3 id={id}>{messages.citation}</h3>
      <div role="radiogroup" aria-labelledby={id} className="formats">
        {formats.map((each) => (
          <label key={each.name}>
            <input
              type="radio"
              name={id}
              checked={each === chosen}
              onChange={() => {
                setChosen(each);
                clear();
              }}
            />
            {each.name}
          </label>
        ))}
      </div>
      <textarea
        ref={field}
        readOnly
        rows={file ? 9 : 4}
        spellCheck={false}
        aria-label={`${messages.citation}: ${chosen.name}`}
        value={text.replaceAll('\r', '')}
      />
      <div className="row">
        <PlainButton type="button" onClick={() => void copy(text)}>
          {messages.copy}
        </PlainButton>
        {file && (
          <PlainButton
            type="button"
            onClick={() => {
              saveFile(`${cited.id}.${file.extension}`, new Blob([text], { type: file.type }));
            }}
          >
            {messages.save(file.extension)}
          </PlainButton>
        )}
      </div>
      <p role="status">{status}</p>
    </section>
  );
}
