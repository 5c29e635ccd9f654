import { expect, test } from 'vitest';
import { cleanPasted } from './clean-pasted';

const known = (source: string) => (source === '/media/a-640.webp' ? 'uploads/a.jpg' : undefined);

test('text pasted from Word loses its styles, comments and classes, and keeps its words', () => {
  const word =
    '<html xmlns:o="urn:o"><head><style>p{color:red}</style><title>x.doc</title></head><body>' +
    '<!--StartFragment--><p class=MsoNormal style="margin:0"><b style="mso-x:1">灯会</b><o:p></o:p></p></body></html>';
  expect(cleanPasted(word, known).html).toBe('<p><b>灯会</b><o:p></o:p></p>');
});

test.each(['https://other.example/a.jpg', 'data:image/png;base64,AAAA', 'file:///C:/a.png', 'x'])(
  'pasted picture %s is left out and counted',
  (source) => {
    const pasted = `<p>一</p><figure><img src="${source}" onerror="x()"><figcaption>图</figcaption></figure>`;
    expect(cleanPasted(pasted, known)).toEqual({ html: '<p>一</p>', leftOut: 1, hasText: true });
  },
);

test('pasted picture that the record has keeps its place and is named by its file', () => {
  const pasted = '<img src="/media/a-640.webp" alt="灯" style="width:9px">';
  expect(cleanPasted(pasted, known)).toEqual({
    html: '<img src="uploads/a.jpg" alt="灯">',
    leftOut: 0,
    hasText: false,
  });
});
