import { expect, test } from 'vitest';
import { Museum, Routed, fakeService, page, rows } from '../../testing/museum';
import { control, find, setUpRendering } from '../../testing/render';
import { PeoplePage } from './people-page';

const render = setUpRendering();

const category = (id: string, parent_id: string | null, categoryName: string) => ({
  id,
  parent_id,
  categoryName,
  categoryCode: id,
  visible: true,
  type: 1,
  title: `${categoryName}是谁`,
});

const person = (id: string, categoryCode: string, title: string) => ({
  id,
  categoryCode,
  title,
  summary: '看底，再看面。',
  images: [],
  facts: { post: '保管员' },
});

async function at(path: string) {
  window.location.hash = `#${path}`;
  const service = fakeService({
    categoryList: rows([
      category('Research', null, '研究'),
      category('Professional', 'Research', '专业人才'),
      category('PreExperts', 'Professional', '前辈专家'),
      category('TalentedPersons', 'Professional', '青年人才'),
    ]),
    contentPage: page([
      person('b', 'TalentedPersons', '魏来'),
      person('a', 'PreExperts', '陶亦农'),
    ]),
  });
  const box = await render(
    <Museum service={service}>
      <Routed pages={{ people: () => Promise.resolve(PeoplePage) }} />
    </Museum>,
  );
  return { box, service };
}

test('people page lists all people by subcategory in the order of the menu', async () => {
  const { box } = await at('/Research/Professional');
  const headings = [...box.querySelectorAll('h2, h3')].map(({ textContent }) => textContent);
  expect(headings).toEqual(['前辈专家', '陶亦农', '青年人才', '魏来']);
  expect(find(box, 'h3 a').getAttribute('href')).toBe('#/Research/Professional/a');
  expect(control(box, '全部').getAttribute('aria-current')).toBe('true');
});

test('people page with a subcategory in the query shows its title and sentence and requests its people', async () => {
  const { box, service } = await at('/Research/Professional?third=TalentedPersons');
  expect(find(box, 'h1').textContent).toBe('青年人才');
  expect(box.textContent).toContain('青年人才是谁');
  expect(control(box, '青年人才').getAttribute('aria-current')).toBe('true');
  const requestBody = service.calls.find(({ name }) => name === 'contentPage')?.body;
  expect(requestBody).toContain('"TalentedPersons"');
});

test('people page with an unknown subcategory in the query shows all people', async () => {
  const { box } = await at('/Research/Professional?third=Nobody');
  expect(find(box, 'h1').textContent).toBe('专业人才');
});
