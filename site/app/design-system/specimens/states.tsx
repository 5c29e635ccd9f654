import { PlainButton } from '../../ui/button';
import { useNotices } from '../../ui/feedback/notices';
import { RetryLine } from '../../ui/feedback/retry-line';
import { SkeletonBlock, SkeletonText } from '../../ui/feedback/skeleton';
import { EmptyState, ErrorState } from '../../ui/feedback/states';
import type { SpecimenProps } from './specimen';
import { Column, Row } from './rows';

/** Skeletons, empty state, error states and notices. */
export function States({ id }: SpecimenProps) {
  const { notify } = useNotices();
  const failure = {
    title: '这部分内容没有加载出来',
    hint: '可能是网络不稳，也可能是服务暂时繁忙。',
    onAction: () => undefined,
  };
  return (
    <Column>
      <SkeletonBlock $ratio="16 / 6" />
      <SkeletonText lines={3} />
      <EmptyState text="没有符合条件的藏品，放宽一项条件再看看。" />
      <ErrorState {...failure} action="重试" />
      <ErrorState {...failure} action="正在重试" busy />
      <RetryLine onRetry={() => undefined} />
      <Row>
        <PlainButton type="button" onClick={() => notify('done', `已收藏（${id}）`)}>
          成功的消息
        </PlainButton>
        <PlainButton type="button" onClick={() => notify('failed', `网络超时，请重试（${id}）`)}>
          失败的消息
        </PlainButton>
      </Row>
    </Column>
  );
}
