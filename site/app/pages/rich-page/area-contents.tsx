import { styled } from 'styled-components';
import { categoryTrail } from '../../api/read/category-tree';
import { useCategories } from '../../api/hooks/category';
import { CategoryLink } from '../../features/category-link/category-link';
import { useMessages } from '../../i18n/i18n-context';

const Box = styled.section`
  min-width: min(100%, 320px);
  margin-top: clamp(24px, 3vw, 40px);

  h2 {
    margin-bottom: 12px;
    font-size: var(--size-h3);
  }

  .contents {
    border-top: 1px solid var(--hairline);
  }

  li {
    border-bottom: 1px solid var(--hairline);
  }

  a,
  li > span {
    display: flex;
    align-items: center;
    gap: 0.5em;
    min-height: 72px;
    font-family: var(--title-font);
    font-size: 1.3333rem;
    text-decoration: none;
  }

  a:hover {
    color: var(--cinnabar-text);
  }
`;

/** Links to the subcategories of a page; not rendered when there are none. */
export function AreaContents({ code }: { code: string }) {
  const { articles } = useMessages();
  const { tree } = useCategories();
  const children = categoryTrail(tree ?? [], code).at(-1)?.children ?? [];
  if (children.length === 0) return null;
  return (
    <Box aria-labelledby="area-contents">
      <h2 id="area-contents">{articles.inThisArea}</h2>
      <ul className="contents">
        {children.map(({ category }) => (
          <li key={category.id}>
            <CategoryLink category={category} />
          </li>
        ))}
      </ul>
    </Box>
  );
}
