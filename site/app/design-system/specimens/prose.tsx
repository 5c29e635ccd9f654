import { TextWithContacts } from '../../ui/link/text-with-contacts';
import { AnswerRoom } from '../../ui/page/answer-room';
import { RichText } from '../../ui/rich-text/rich-text';
import { Summary } from '../../ui/text/summary';

const html = `
<p>手卷从<strong>右端</strong>开始，一臂之宽便是<em>画幅</em>。请看<a href="#/Collection/ExcellentCollection/hushan-tujuan">《云泽湖山图卷》</a>。</p>
<h3>主峰</h3>
<p>山石的皴法像解开的麻绳。 <span lang="en">Painters call them hemp-fibre strokes.</span></p>
<ul><li>先找人。</li><li>再找路。</li><li>最后找水。</li></ul>
<ol><li>上纸</li><li>敲打</li><li>上墨</li></ol>
<blockquote><p>矮纸斜行闲作草，晴窗细乳戏分茶。</p><p>——陆游</p></blockquote>
<dl><dt>地址</dt><dd>云泽省泽阳市湖滨路8号</dd></dl>
<table><caption>开放时间</caption><thead><tr><th scope="col">日期</th><th scope="col">开放</th></tr></thead><tbody><tr><th scope="row">周二至周日</th><td>9:00—17:00</td></tr><tr><th scope="row">周一</th><td>闭馆</td></tr></tbody></table>`;

/** A lead paragraph, all elements of rich text except pictures, a text with contacts, and room for answers. */
export function Prose() {
  return (
    <>
      <Summary text="一卷纸，一千年。手卷怎样看，由谁裱。" />
      <RichText html={html} />
      <p>
        <TextWithContacts text="咨询：000-8888 1953，visit@yunze-museum.example" />
      </p>
      <AnswerRoom room={2} />
      <AnswerRoom room="drawing" />
    </>
  );
}
