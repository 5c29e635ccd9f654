import { useState } from 'react';
import { styled } from 'styled-components';
import type { DeskRecord } from '../../../contract/schemas/desk';
import type { RecordKind } from '../../../contract/shared/desk/records';
import { useLanguage } from '../../../app/i18n/i18n-context';
import { usePageMessages } from '../../../app/i18n/use-page-messages';
import { PlainButton } from '../../../app/ui/button';
import { useDeskSession } from '../../session/desk-session';
import { recordMessages } from './messages';
import { textOf, withoutEmpty } from './record-values';
import type { Values } from '../../ui/versions/values';

const Box = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 20px;
`;

type Preview = DeskRecord<'deskRecordPreview'>;

interface PreviewLinksProps {
  kind: RecordKind;
  form: string;
  id: string;
  readValues: () => Values;
  onErrors: (error: unknown) => void;
}

/** Links to the real page that shows what the form has now, in both languages, or where the record is seen. */
export function PreviewLinks({ kind, form, id, readValues, onErrors }: PreviewLinksProps) {
  const own = usePageMessages(recordMessages);
  const language = useLanguage();
  const { client } = useDeskSession();
  const [preview, setPreview] = useState<Preview>();
  const pages = preview?.pages;
  const start = async () => {
    const source = { ...withoutEmpty(readValues()) };
    try {
      const input = { kind, id: id || textOf(source.id), form, source };
      setPreview(await client.call('deskRecordPreview', input));
    } catch (error) {
      setPreview(undefined);
      onErrors(error);
    }
  };
  return (
    <Box>
      <PlainButton type="button" onClick={() => void start()}>
        {own.preview}
      </PlainButton>
      {pages &&
        (['zh', 'en'] as const).map((each) => (
          <a key={each} href={pages[each]} target="_blank" rel="noopener noreferrer">
            {own.openPreview(own.languages[each])}
          </a>
        ))}
      <p role="status">
        {preview && describePreview(preview, own).join(language === 'zh' ? '' : ' ')}
      </p>
    </Box>
  );
}

/** Where the record is seen, and what the preview differs in. */
function describePreview(
  { place, category, pages }: Preview,
  own: (typeof recordMessages)['zh' | 'en'],
): string[] {
  if (place !== 'page' && !pages) return [own.places[place]];
  return [
    ...(place === 'page' ? [] : [own.places[place]]),
    ...(category === 'shown' ? [] : [own.previewCategory[category]]),
    ...(pages ? [own.previewHint] : []),
  ];
}
