import { expect, test } from 'vitest';
import { actAndWait, getControl, setUpRendering } from '../../../testing/render';
import { useZoom } from '../../../ui/zoom/use-zoom';
import { useLinkedZoom } from './use-linked-zoom';

const render = setUpRendering();

function Pair({ isLinked }: { isLinked: boolean }) {
  const first = useZoom({ maxScale: 4 });
  const second = useZoom({ maxScale: 4 });
  useLinkedZoom(isLinked, first, second);
  return (
    <>
      {[first, second].map(({ attach, scale, zoomIn, reset }, index) => (
        <div key={index}>
          <div ref={attach} />
          <output>{Math.round(scale * 100)}</output>
          <button type="button" onClick={zoomIn}>{`放大${index}`}</button>
          <button type="button" onClick={reset}>{`看全图${index}`}</button>
        </div>
      ))}
    </>
  );
}

const scales = () => [...document.querySelectorAll('output')].map(({ textContent }) => textContent);
const frames = () => actAndWait(() => undefined);

test('linked pictures have one scale, whichever is zoomed', async () => {
  const box = await render(<Pair isLinked />);
  await actAndWait(() => getControl(box, '放大0').click());
  await frames();
  expect(scales()).toEqual(['133', '133']);
  await actAndWait(() => getControl(box, '放大1').click());
  await frames();
  expect(scales()).toEqual(['178', '178']);
  await actAndWait(() => getControl(box, '看全图0').click());
  await frames();
  expect(scales()).toEqual(['100', '100']);
});

test('pictures that are not linked zoom alone', async () => {
  const box = await render(<Pair isLinked={false} />);
  await actAndWait(() => getControl(box, '放大0').click());
  await frames();
  expect(scales()).toEqual(['133', '100']);
});
