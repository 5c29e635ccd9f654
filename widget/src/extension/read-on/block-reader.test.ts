import { afterEach, expect, test } from 'vitest';
import { createBlockReader } from './block-reader';

afterEach(() => document.body.replaceChildren());

const always = () => true;

/** A reader of a page at its first sentence. */
async function readerOf(html: string, place?: { node: Node; offset?: number }) {
  document.body.innerHTML = html;
  const reader = createBlockReader(window, document.body);
  const hasText = await reader.goTo(place ?? { node: document.body }, always);
  const current = () =>
    reader
      .pieces()
      .map(({ text }) => text)
      .join('')
      .trim();
  const rest = async (isBackward = false) => {
    const texts = [current()];
    while (await reader.move(isBackward, always)) texts.push(current());
    return texts;
  };
  return { reader, hasText, current, rest };
}

test('reader goes through the sentences of all blocks and back', async () => {
  const { rest } = await readerOf(
    '<h1>标题</h1><p>第一句。第<b>二</b>句。</p><div><p>第三句。</p>尾巴</div>',
  );
  const texts = ['标题', '第一句。', '第二句。', '第三句。', '尾巴'];
  expect(await rest()).toEqual(texts);
  expect(await rest(true)).toEqual([...texts].reverse());
});

test('reader leaves out hidden text, code, values of fields, ruby readings and decorative images', async () => {
  const { rest } = await readerOf(
    `<p>甲<span style="visibility:hidden">乙</span><span aria-hidden="true">丙</span><span style="display:none">丁</span></p>
     <style>p{}</style><script type="text/plain">code</script>
     <input value="值"><textarea>值</textarea><select><option>值</option></select>
     <div contenteditable="true">值</div><p><ruby>瓷<rt>cí</rt></ruby></p><p>— · —</p><p>文本</p>
     <img alt=""><img src="x"><img role="presentation" alt="装饰">`,
  );
  expect(await rest()).toEqual(['甲', '瓷']);
});

test('reader says the text alternative of images', async () => {
  const { rest } = await readerOf(
    `<figure><img alt="鼎"></figure><p><svg><title>星</title></svg></p>
     <div role="img" aria-label="印章">红</div><p id="label">图注</p><p><img aria-labelledby="label" alt="旧"></p>`,
  );
  expect(await rest()).toEqual(['鼎', '星', '印章', '图注', '图注']);
});

test('page without readable text has no sentence', async () => {
  const { hasText, reader } = await readerOf('<p style="display:none">甲</p><p> — </p>');
  expect(hasText).toBe(false);
  expect(reader.pieces()).toEqual([]);
});

test('reader begins at the sentence of a place, within its block', async () => {
  document.body.innerHTML = '<p>第一句。<i>第二句。</i><a href="#">第三</a>句。</p>';
  const reader = createBlockReader(window, document.body);
  const texts: string[] = [];
  const italic = document.querySelector('i');
  for (const place of [
    { node: italic as Node },
    { node: document.querySelector('a') as Node },
    { node: document.querySelector('p')?.firstChild as Node, offset: 2 },
    { node: italic?.firstChild as Node, offset: 4 },
  ]) {
    await reader.goTo(place, always);
    texts.push(
      reader
        .pieces()
        .map(({ text }) => text)
        .join(''),
    );
  }
  expect(texts).toEqual(['第二句。', '第三句。', '第一句。', '第二句。']);
});

test('reader goes on at the next block that exists when the current ones are removed', async () => {
  const { reader, current } = await readerOf(
    '<section><p>甲。</p><p>乙。</p><p>丙。</p><p>丁。</p></section><p>戊。</p>',
  );
  await reader.move(false, always);
  const [, second, third] = document.querySelectorAll('p');
  second?.remove();
  third?.remove();
  await reader.move(false, always);
  expect(current()).toBe('丁。');
  document.querySelector('section')?.remove();
  await reader.move(false, always);
  expect(current()).toBe('戊。');
});

test('block of any length is read without loss, in walks of at most 2,000 characters', async () => {
  const sentences = Array.from({ length: 900 }, (_, index) => `这是第${index}个句子。`);
  const { rest, reader } = await readerOf(`<p>${sentences.join('')}</p>`);
  expect(reader.pieces()[0]?.text).toBe(sentences[0]);
  expect(await rest()).toEqual(sentences);
  expect((await rest(true)).slice(0, 400)).toEqual([...sentences].reverse().slice(0, 400));
});

test('search through many nodes without text pauses between walks and ends when it is stale', async () => {
  const html = '<i></i>'.repeat(9000);
  const { reader, current } = await readerOf(`<p>甲。</p>${html}<p>乙。</p>`);
  let walks = 0;
  const isStopped = await reader.move(false, () => ++walks < 2);
  expect(isStopped).toBe(false);
  expect(walks).toBeGreaterThan(1);
  expect(current()).toBe('甲。');
  expect(await reader.move(false, always)).toBe(true);
  expect(current()).toBe('乙。');
});
