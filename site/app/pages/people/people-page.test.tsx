import { expect, test } from 'vitest';
import {
  TestProviders,
  TestRouter,
  createFakeService,
  pageResponse,
  listResponse,
} from '../../testing/test-app';
import { getControl, getElement, setUpRendering } from '../../testing/render';
import PeoplePage from './people-page';

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
  const service = createFakeService({
    categoryList: listResponse([
      category('Research', null, '研究'),
      category('Professional', 'Research', '专业人才'),
      category('PreExperts', 'Professional', '前辈专家'),
      category('TalentedPersons', 'Professional', '青年人才'),
    ]),
    contentPage: pageResponse([
      person('b', 'TalentedPersons', '魏来'),
      person('a', 'PreExperts', '陶亦农'),
    ]),
  });
  const box = await render(
    <TestProviders service={service}>
      <TestRouter pages={{ people: PeoplePage }} />
    </TestProviders>,
  );
  return { box, service };
}

test('people page lists all people by subcategory in the order of the menu', async () => {
  const { box } = await at('/Research/Professional');
  const headings = [...box.querySelectorAll('h2, h3')].map(({ textContent }) => textContent);
  expect(headings).toEqual(['前辈专家', '陶亦农', '青年人才', '魏来']);
  expect(getElement(box, 'h3 a').getAttribute('href')).toBe('#/Research/Professional/a');
  expect(getControl(box, '全部').getAttribute('aria-current')).toBe('true');
});

test('people page with a subcategory in the query shows its title and sentence and requests its people', async () => {
  const { box, service } = await at('/Research/Professional?third=TalentedPersons');
  expect(getElement(box, 'h1').textContent).toBe('青年人才');
  expect(box.textContent).toContain('青年人才是谁');
  expect(getControl(box, '青年人才').getAttribute('aria-current')).toBe('true');
  const requestBody = service.calls.find(({ name }) => name === 'contentPage')?.body;
  expect(requestBody).toContain('"TalentedPersons"');
});

test('people page with an unknown subcategory in the query shows all people', async () => {
  const { box } = await at('/Research/Professional?third=Nobody');
  expect(getElement(box, 'h1').textContent).toBe('专业人才');
});
