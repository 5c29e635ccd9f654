import { useLanguage } from '../../../app/i18n/i18n-context';
import { formatDateTime } from '../../../app/i18n/format-time';
import { usePageMessages } from '../../../app/i18n/use-page-messages';
import { useDeskCall } from '../../session/use-desk-call';
import { deskMessages } from '../../messages';
import { CallState } from '../../ui/call-state';
import { FactList } from '../../ui/fact-list';
import { megabytes } from '../../ui/megabytes';
import { PageHead } from '../../ui/page-head';

const messages = {
  zh: {
    version: '接口版本',
    startedAt: '启动时间',
    database: '数据库',
    kinds: { embedded: '内嵌（PGlite）', server: 'PostgreSQL 服务器' },
    databaseBytes: '数据库大小',
    memoryBytes: '此进程的内存',
    records: {
      entries: '文章',
      exhibitions: '展览',
      exhibits: '藏品',
      activities: '活动',
      members: '会员',
    },
  },
  en: {
    version: 'Version of the API',
    startedAt: 'Running since',
    database: 'Database',
    kinds: { embedded: 'Embedded (PGlite)', server: 'PostgreSQL server' },
    databaseBytes: 'Size of the database',
    memoryBytes: 'Memory of this process',
    records: {
      entries: 'Entries',
      exhibitions: 'Exhibitions',
      exhibits: 'Objects',
      activities: 'Activities',
      members: 'Members',
    },
  },
};

/** State of the service; refreshed every half minute. */
export function ServicePage() {
  const frame = usePageMessages(deskMessages);
  const own = usePageMessages(messages);
  const language = useLanguage();
  const call = useDeskCall('deskServiceState', {}, { refreshInterval: 30_000 });
  return (
    <>
      <PageHead title={frame.pages.service} />
      <CallState call={call}>
        {({ version, startedAt, database, databaseBytes, memoryBytes, records }) => (
          <FactList>
            <dt>{own.version}</dt>
            <dd>{version}</dd>
            <dt>{own.startedAt}</dt>
            <dd>{formatDateTime(startedAt, language)}</dd>
            <dt>{own.database}</dt>
            <dd>{own.kinds[database]}</dd>
            <dt>{own.databaseBytes}</dt>
            <dd>{megabytes(databaseBytes)}</dd>
            <dt>{own.memoryBytes}</dt>
            <dd>{megabytes(memoryBytes)}</dd>
            <dt>{own.records.exhibits}</dt>
            <dd>{records.exhibits}</dd>
            <dt>{own.records.entries}</dt>
            <dd>{records.entries}</dd>
            <dt>{own.records.exhibitions}</dt>
            <dd>{records.exhibitions}</dd>
            <dt>{own.records.activities}</dt>
            <dd>{records.activities}</dd>
            <dt>{own.records.members}</dt>
            <dd>{records.members}</dd>
          </FactList>
        )}
      </CallState>
    </>
  );
}
