import { useState } from 'react';
import { styled } from 'styled-components';
import type { RecordKind } from '../../../contract/shared/desk/records';
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

/** Kinds with pages of their own. */
const previewed: ReadonlySet<RecordKind> = new Set([
  'entry',
  'exhibition',
  'exhibit',
  'activity',
  'category',
]);

interface PreviewLinksProps {
  kind: RecordKind;
  form: string;
  id: string;
  readValues: () => Values;
  onErrors: (error: unknown) => void;
}

/** Links to the real page with what the form has now, in both languages. */
export function PreviewLinks({ kind, form, id, readValues, onErrors }: PreviewLinksProps) {
  const own = usePageMessages(recordMessages);
  const { client } = useDeskSession();
  const [paths, setPaths] = useState<{ zh: string; en: string }>();
  if (!previewed.has(kind)) return null;
  const start = async () => {
    const source = { ...withoutEmpty(readValues()) };
    try {
      const input = { kind, id: id || textOf(source.id), form, source };
      setPaths(await client.call('deskRecordPreview', input));
    } catch (error) {
      setPaths(undefined);
      onErrors(error);
    }
  };
  return (
    <Box>
      <PlainButton type="button" onClick={() => void start()}>
        {own.preview}
      </PlainButton>
      {paths &&
        (['zh', 'en'] as const).map((language) => (
          <a key={language} href={paths[language]} target="_blank" rel="noopener noreferrer">
            {own.openPreview(own.languages[language])}
          </a>
        ))}
      <p role="status">{paths && own.previewHint}</p>
    </Box>
  );
}
