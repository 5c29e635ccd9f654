import type { ComponentProps } from 'react';
import type { Category } from '../../../contract/schemas/category';
import { stopLoading } from '../../loading/stop-loading';
import { TextWithLanguage } from '../../i18n/text-with-language';
import { Link } from '../../router/link';
import { ExternalLink } from '../../ui/link/external-link';
import { isPlainClick } from '../../ui/link/is-plain-click';
import { categoryTarget } from './category-target';

interface CategoryLinkProps extends Omit<ComponentProps<'a'>, 'href' | 'children'> {
  category: Category;
  /** Replaces the current history entry. Default false. */
  replace?: boolean;
}

/** A category as a link to its target, or as plain text if it has none. */
export function CategoryLink({ category, replace = false, onClick, ...rest }: CategoryLinkProps) {
  const target = categoryTarget(category);
  const name = <TextWithLanguage text={category.categoryName} />;
  const handlers: Pick<ComponentProps<'a'>, 'onClick'> = {
    onClick: (event) => {
      if (isPlainClick(event)) stopLoading();
      onClick?.(event);
    },
  };
  switch (target.kind) {
    case 'page':
      return (
        <Link {...rest} {...handlers} to={target.path} replace={replace}>
          {name}
        </Link>
      );
    case 'same-tab':
    case 'new-tab':
      return (
        <ExternalLink
          {...rest}
          {...handlers}
          href={target.href}
          title={category.title || undefined}
        >
          {name}
        </ExternalLink>
      );
    case 'none':
      return <span className={rest.className}>{name}</span>;
  }
}
