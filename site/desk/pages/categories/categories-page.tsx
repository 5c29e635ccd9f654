import { styled } from 'styled-components';
import type { DeskCategory } from '../../../contract/schemas/desk/arrangement';
import { useLanguage } from '../../../app/i18n/i18n-context';
import { usePageMessages } from '../../../app/i18n/use-page-messages';
import { PlainButton } from '../../../app/ui/button';
import { deskMessages } from '../../messages';
import { useAction } from '../../session/use-action';
import { useDeskCall } from '../../session/use-desk-call';
import { CallState } from '../../ui/call-state';
import { PageHead } from '../../ui/page-head';

const messages = {
  zh: {
    lead: '菜单和列表的顺序，两种语言的网站相同。隐藏的栏目及其下的内容不再出现在菜单、列表、搜索和网站地图里。改动立即生效。',
    up: '上移',
    down: '下移',
    hide: '隐藏',
    show: '显示',
    of: (action: string, name: string) => `${action}：${name}`,
    hidden: '已隐藏',
    withdrawn: '已撤下',
    onlyChinese: '仅中文',
    moved: (name: string) => `“${name}”已移动。`,
    wasHidden: (name: string) => `“${name}”已隐藏。`,
    wasShown: (name: string) => `“${name}”已显示。`,
  },
  en: {
    lead: 'The order of menus and lists, the same on both sites. A hidden category and what is below it leave menus, lists, search and sitemap. Changes take effect at once.',
    up: 'Up',
    down: 'Down',
    hide: 'Hide',
    show: 'Show',
    of: (action: string, name: string) => `${action}: ${name}`,
    hidden: 'hidden',
    withdrawn: 'withdrawn',
    onlyChinese: 'Chinese only',
    moved: (name: string) => `“${name}” was moved.`,
    wasHidden: (name: string) => `“${name}” is hidden.`,
    wasShown: (name: string) => `“${name}” is shown.`,
  },
};

const Lead = styled.p`
  max-width: 48em;
  margin-bottom: 20px;
`;

const List = styled.ul`
  list-style: none;

  & & {
    padding-left: clamp(12px, 3vw, 32px);
    border-left: 1px solid var(--hairline);
  }

  .line {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px 8px;
    padding-block: 4px;
    border-bottom: 1px solid var(--hairline);
  }

  .name {
    flex: 1 1 12em;
  }

  .name[data-hidden] {
    color: var(--ash);
  }

  .actions {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
  }

  small {
    margin-left: 0.5em;
  }
`;

/** Order and visibility of the categories. */
export function CategoriesPage() {
  const frame = usePageMessages(deskMessages);
  const own = usePageMessages(messages);
  const call = useDeskCall('deskCategoryList', {});
  return (
    <>
      <PageHead title={frame.pages.categories} />
      <Lead>{own.lead}</Lead>
      <CallState call={call}>
        {(categories) => <Branch categories={categories} parent={undefined} />}
      </CallState>
    </>
  );
}

interface BranchProps {
  categories: readonly DeskCategory[];
  parent: string | undefined;
}

/** The categories below one parent; the importer accepts no cycles. */
function Branch({ categories, parent }: BranchProps) {
  const children = categories.filter((category) => category.parent === parent);
  if (children.length === 0) return null;
  return (
    <List>
      {children.map((category, index) => (
        <li key={category.id}>
          <CategoryLine
            category={category}
            isFirst={index === 0}
            isLast={index === children.length - 1}
          />
          <Branch categories={categories} parent={category.id} />
        </li>
      ))}
    </List>
  );
}

interface CategoryLineProps {
  category: DeskCategory;
  isFirst: boolean;
  isLast: boolean;
}

function CategoryLine({ category, isFirst, isLast }: CategoryLineProps) {
  const own = usePageMessages(messages);
  const language = useLanguage();
  const act = useAction('deskCategoryList');
  const { id, nameZh, nameEn, isVisible, isWithdrawn, version } = category;
  const name = language === 'en' && nameEn !== '' ? nameEn : nameZh;
  const notes = [
    !isVisible && own.hidden,
    isWithdrawn && own.withdrawn,
    nameEn === '' && own.onlyChinese,
  ].filter(Boolean);
  const move = (direction: 'up' | 'down') =>
    void act('deskCategoryMove', { id, direction }, own.moved(name));
  const toggle = isVisible ? own.hide : own.show;
  return (
    <div className="line">
      <span className="name" data-hidden={isVisible ? undefined : true}>
        {name}
        {notes.length > 0 && <small>{notes.join(' · ')}</small>}
      </span>
      <span className="actions">
        <PlainButton
          type="button"
          // A disabled button would lose the focus when the category arrives at the end.
          aria-disabled={isFirst}
          aria-label={own.of(own.up, name)}
          onClick={() => {
            if (!isFirst) move('up');
          }}
        >
          ↑
        </PlainButton>
        <PlainButton
          type="button"
          aria-disabled={isLast}
          aria-label={own.of(own.down, name)}
          onClick={() => {
            if (!isLast) move('down');
          }}
        >
          ↓
        </PlainButton>
        <PlainButton
          type="button"
          aria-label={own.of(toggle, name)}
          onClick={() =>
            void act(
              'deskCategoryShow',
              { id, version, isVisible: !isVisible },
              isVisible ? own.wasHidden(name) : own.wasShown(name),
            )
          }
        >
          {toggle}
        </PlainButton>
      </span>
    </div>
  );
}
