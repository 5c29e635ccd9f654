import { PlainButton } from '../../ui/button';
import { useNotices } from '../../ui/notices';
import { RetryLine } from '../../ui/retry-line';
import { Bone, TextBones } from '../../ui/skeleton';
import { Empty, Failure } from '../../ui/state';
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
      <Bone $ratio="16 / 6" />
      <TextBones lines={3} />
      <Empty text="没有符合条件的藏品，放宽一项条件再看看。" />
      <Failure {...failure} action="重试" />
      <Failure {...failure} action="正在重试" busy />
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
