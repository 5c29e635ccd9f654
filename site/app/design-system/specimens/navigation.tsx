import { useState } from 'react';
import { I18nProvider, useMessages } from '../../i18n/i18n-context';
import { ChoiceRow } from '../../features/records/filters/choice-row';
import { JumpList } from '../../ui/link/jump-list';
import { PagedRecords } from '../../features/records/list/paged-records';
import { PeriodLabel } from '../../features/records/facts/period-label';
import { Section } from '../../ui/page/section';
import { TabRow } from '../../ui/tabs/tab-list';
import type { SpecimenProps } from './specimen';
import { Row } from './rows';

const periods: readonly [string, string][] = [
  ['neolithic', '新石器时代'],
  ['shang', '商'],
  ['westernzhou', '西周'],
  ['easternzhou', '东周'],
  ['han', '秦汉'],
  ['sixdyn', '魏晋南北朝'],
  ['suitang', '隋唐'],
  ['fivedyn', '五代'],
  ['nsong', '北宋'],
  ['ssong', '南宋'],
  ['liaojin', '辽金'],
  ['yuan', '元'],
  ['ming', '明'],
  ['qing', '清'],
  ['modern', '近现代'],
];

const list = '/Collection/ExcellentCollection';

/** Filters, period labels, tabs, jump list, section and pagination. */
export function Navigation({ id }: SpecimenProps) {
  return (
    <>
      <ChoiceRow
        label={`时代（${id}）`}
        choices={[
          { value: '', label: '全部' },
          ...periods.map(([value, label]) => ({ value, label })),
        ]}
        chosen="han"
        pathOf={(value) => `${list}?period=${value}`}
      />
      <Row>
        {periods.map(([period, label]) => (
          <PeriodLabel key={period} period={period} label={label} />
        ))}
      </Row>
      <Tabs id={`${id}-tabs`} />
      <JumpList label={`跳到（${id}）`} targets={[{ id: `${id}-section`, label: '翻页' }]} />
      <Section id={`${id}-section`} title={`翻页（${id}）`}>
        {[1, 5, 12].map((page) => (
          <Pages key={page} name={`${id} 第 ${page} 页`} page={page} />
        ))}
      </Section>
    </>
  );
}

function Tabs({ id }: { id: string }) {
  const [shown, setShown] = useState('纹饰');
  return (
    <div>
      <TabRow
        id={id}
        label={`相关之处（${id}）`}
        values={['纹饰', '时代', '质地']}
        shown={shown}
        labelOf={(value) => value}
        onShow={setShown}
      />
      <p role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${shown}`}>
        同{shown}的藏品。
      </p>
    </div>
  );
}

/** Pagination with a unique landmark name, because this page has several. */
function Pages({ name, page }: { name: string; page: number }) {
  const messages = useMessages();
  const named = { ...messages, pagination: { ...messages.pagination, label: name } };
  return (
    <I18nProvider language="zh" messages={named}>
      <PagedRecords
        shown={8}
        total={96}
        pageSize={8}
        page={page}
        pathOf={(to) => `${list}?page=${to}`}
        count="共 96 件"
        empty={null}
      >
        <p>第 {page} 页的八件藏品。</p>
      </PagedRecords>
    </I18nProvider>
  );
}
