import { styled } from 'styled-components';
import { usePageMessages } from '../../../app/i18n/use-page-messages';
import { PlainButton } from '../../../app/ui/button';
import { deskMessages } from '../../messages';
import { useAction } from '../../session/use-action';
import { useDeskCall } from '../../session/use-desk-call';
import { CallState } from '../../ui/call-state';
import { DataTable } from '../../ui/data-table';
import { Empty } from '../../ui/empty';
import { JobList } from '../../ui/job-list';
import { PageHead } from '../../ui/page-head';

const messages = {
  zh: {
    lead: '运维把内容包放进数据文件夹的 packs 里，这里就能看到。请先试导入：只列出会改什么，不写入。导入要么全部成功，要么什么都不变；在工作台上改过的记录会保留。',
    none: '数据文件夹的 packs 里没有内容包。',
    name: '内容包',
    actions: '操作',
    check: '试导入',
    import: '导入',
    of: (action: string, name: string) => `${action}：${name}`,
    started: '已开始。',
  },
  en: {
    lead: 'Packs that the operator puts into the folder packs of the data folder are listed here. Make a dry run first: it lists what would change and writes nothing. An import succeeds as a whole or changes nothing; records that were changed at the desk are kept.',
    none: 'There is no pack in the folder packs of the data folder.',
    name: 'Pack',
    actions: 'Actions',
    check: 'Dry run',
    import: 'Import',
    of: (action: string, name: string) => `${action}: ${name}`,
    started: 'It has begun.',
  },
};

const Lead = styled.p`
  max-width: 48em;
  margin-bottom: 20px;
`;

const Tasks = styled.section`
  margin-top: 32px;
`;

/** Dry run and import of content packs, with progress and result. */
export function PacksPage() {
  const frame = usePageMessages(deskMessages);
  const own = usePageMessages(messages);
  const act = useAction('deskJobList');
  const call = useDeskCall('deskPackList', {});
  return (
    <>
      <PageHead title={frame.pages.packs} />
      <Lead>{own.lead}</Lead>
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
                      </PlainButton>
                    </span>
                  ),
                },
              ]}
            />
          )
        }
      </CallState>
      <Tasks>
        <JobList kinds={['packCheck', 'packImport']} />
      </Tasks>
    </>
  );
}
