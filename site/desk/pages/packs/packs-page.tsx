import { usePageMessages } from '../../../app/i18n/use-page-messages';
import { PlainButton } from '../../../app/ui/button';
import { deskMessages } from '../../messages';
import { useAction } from '../../session/use-action';
import { useDeskCall } from '../../session/use-desk-call';
import { CallState } from '../../ui/call-state';
import { DataTable } from '../../ui/list/data-table';
import { Empty } from '../../ui/list/empty';
import { JobList } from '../../ui/job-list';
import { Lead } from '../../ui/lead';
import { PageHead } from '../../ui/page-head';
import { packMessages } from './messages';
import { PackUpload } from './pack-upload';
import { RemovePack } from './remove-pack';

/** Upload, dry run, import and removal of content packs, with progress and result. */
export function PacksPage() {
  const frame = usePageMessages(deskMessages);
  const own = usePageMessages(packMessages);
  const act = useAction('deskJobList');
  const call = useDeskCall('deskPackList', {});
  return (
    <>
      <PageHead title={frame.pages.packs} />
      <Lead>{own.lead}</Lead>
      <PackUpload />
      <CallState call={call}>
        {(packs) =>
          packs.length === 0 ? (
            <Empty>{own.none}</Empty>
          ) : (
            <DataTable
              caption={frame.pages.packs}
              rows={packs}
              keyOf={({ name }) => name}
              columns={[
                { id: 'name', heading: own.name, cell: ({ name }) => name },
                {
                  id: 'actions',
                  heading: own.actions,
                  kind: 'text',
                  cell: ({ name }) => (
                    <span className="buttons">
                      <PlainButton
                        type="button"
                        aria-label={own.of(own.check, name)}
                        onClick={() => void act('deskPackCheck', { name }, own.started)}
                      >
                        {own.check}
                      </PlainButton>{' '}
                      <PlainButton
                        type="button"
                        aria-label={own.of(own.import, name)}
                        onClick={() => void act('deskPackImport', { name }, own.started)}
                      >
                        {own.import}
                      </PlainButton>{' '}
                      <RemovePack name={name} />
                    </span>
                  ),
                },
              ]}
            />
          )
        }
      </CallState>
      <JobList kinds={['packCheck', 'packImport']} />
    </>
  );
}
